import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { openFromMenu, type Visitor } from './visitor.ts';

/** Opens a tab of DeviceManagement. */
async function openDevices(manager: Visitor, tab: 'kit.bridges' | 'devices.rooms' | 'devices.screens'): Promise<void> {
  await openFromMenu(manager, 'shell.setUp');
  await openFromMenu(manager, tab);
}

/** Adds a room in DeviceManagement. */
export async function addRoom(manager: Visitor, name: string): Promise<void> {
  const { page, say } = manager;
  await openDevices(manager, 'devices.rooms');
  await page.getByRole('button', { name: say('devices.addRoom') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('kit.name') }).fill(name);
  await auditScreen(manager, 'DeviceManagement, adding a room');
  await dialog.getByRole('button', { name: say('devices.addRoom') }).click();
  await expect(page.getByText(say('devices.roomSaved', { name }))).toBeVisible();
}

/** Opens the wall's address on a TV and reads its code, which stands there before the picture of it. */
export async function codeOnScreen({ page, say }: Visitor): Promise<string> {
  await page.goto('/tv');
  const shown = page
    .getByRole('region', { name: say('live.tvCode') })
    .getByRole('paragraph')
    .first();
  await expect(shown).toHaveText(/^[A-Z0-9]{4,}$/);
  return (await shown.innerText()).trim();
}

/** Types the code of a TV; the TV then shows the room by itself. */
export async function pairScreen(manager: Visitor, tv: Visitor, room: string): Promise<void> {
  const { page, say } = manager;
  const code = await codeOnScreen(tv);
  await auditScreen(tv, 'pairing screen');

  await openDevices(manager, 'devices.screens');
  await page.getByRole('button', { name: say('displays.pair') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('displays.code') }).fill(code);
  await chooseRoom(manager, say('kit.room'), room);
  await dialog.getByRole('textbox', { name: say('kit.name') }).fill(`TV of ${room}`);
  await auditScreen(manager, 'DeviceManagement, pairing a screen');
  await dialog.getByRole('button', { name: say('displays.pair') }).click();
  await expect(page.getByText(say('displays.pairedToast', { name: `TV of ${room}`, room }))).toBeVisible();
  await expect(tv.page.getByRole('heading', { level: 1 })).toHaveText(room);
}

/** Asks for a registration code, which stays in sight; answers with it. */
export async function addBridge(manager: Visitor, name: string, room: string): Promise<string> {
  const { page, say } = manager;
  await openDevices(manager, 'kit.bridges');
  await page.getByRole('button', { name: say('devices.addBridge') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('kit.name') }).fill(name);
  await chooseRoom(manager, say('kit.room'), room);
  await dialog.getByRole('button', { name: say('devices.getCode') }).click();
  await expect(page.getByText(say('devices.codeWaits'), { exact: false })).toBeVisible();
  await auditScreen(manager, 'DeviceManagement, registration code');
  return (await page.getByLabel(new RegExp(`^${say('devices.code')} `)).textContent()) ?? '';
}

async function chooseRoom({ page }: Visitor, label: string, room: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: room, exact: true }).click();
}
