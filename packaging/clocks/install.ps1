# Put the clock helper of Windows into this computer, or take it out again. As administrator.
# Never run so far.
#
#     powershell -ExecutionPolicy Bypass -File install.ps1 install
#     powershell -ExecutionPolicy Bypass -File install.ps1 uninstall
#
# It runs in a Python that was installed for all users (python.org: "Install for all users").
#Requires -RunAsAdministrator
param([Parameter(Mandatory)][ValidateSet('install', 'uninstall')][string]$Action)
$ErrorActionPreference = 'Stop'

$folder = Join-Path $env:ProgramFiles 'Plimsoll\Clocks'
if ($Action -eq 'uninstall') {
    if (Test-Path $folder) { Remove-Item -Recurse -Force $folder }
    exit
}

# Made anew, so that nothing that was there before keeps its owner or its rights.
if (Test-Path $folder) { Remove-Item -Recurse -Force $folder }
New-Item -ItemType Directory -Force $folder | Out-Null
Copy-Item (Join-Path $PSScriptRoot 'plimsoll-clocks-windows.py') `
    (Join-Path $folder 'plimsoll-clocks.py')
# Administrators (S-1-5-32-544) and SYSTEM (S-1-5-18) write, users (S-1-5-32-545) read and run.
icacls $folder /setowner '*S-1-5-32-544' /T /Q
icacls $folder /inheritance:r /grant '*S-1-5-32-544:(OI)(CI)F' '*S-1-5-18:(OI)(CI)F' `
    '*S-1-5-32-545:(OI)(CI)RX' /Q
