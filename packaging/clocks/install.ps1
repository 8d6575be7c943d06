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
$notes = 'HKLM:\SOFTWARE\PlimsollClocks'

# What the helper locked would stay so until the next start of the computer: one value per card.
function Restore-Clocks {
    if (-not (Test-Path $notes)) { return }
    $program = Join-Path $env:SystemRoot 'System32\nvidia-smi.exe'
    foreach ($uuid in (Get-Item $notes).GetValueNames()) {
        if (Test-Path $program) { & $program -i $uuid -rgc }
        if ((Test-Path $program) -and $LASTEXITCODE -eq 0) {
            Remove-ItemProperty -Path $notes -Name $uuid
        } else {
            Write-Warning "The clocks of $uuid stay locked until this computer restarts."
        }
    }
}

# A program that fails does not stop PowerShell. What others could change must not stay.
function Confirm-Rights {
    if ($LASTEXITCODE -eq 0) { return }
    Remove-Item -Recurse -Force $folder
    throw "icacls ended with code $LASTEXITCODE; nothing was installed."
}

if ($Action -eq 'uninstall') {
    Restore-Clocks
    if (Test-Path $folder) { Remove-Item -Recurse -Force $folder }
    exit 0
}

# Made anew, so that nothing that was there before keeps its owner or its rights.
if (Test-Path $folder) { Remove-Item -Recurse -Force $folder }
New-Item -ItemType Directory -Force $folder | Out-Null
Copy-Item (Join-Path $PSScriptRoot 'plimsoll-clocks-windows.py') `
    (Join-Path $folder 'plimsoll-clocks.py')
# Administrators (S-1-5-32-544) and SYSTEM (S-1-5-18) write, users (S-1-5-32-545) read and run.
icacls $folder /setowner '*S-1-5-32-544' /T /Q
Confirm-Rights
icacls $folder /inheritance:r /grant '*S-1-5-32-544:(OI)(CI)F' '*S-1-5-18:(OI)(CI)F' `
    '*S-1-5-32-545:(OI)(CI)RX' /Q
Confirm-Rights
