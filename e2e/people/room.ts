import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRegistrationCode } from '@clubpulse/contract/devices/bridges.calls';
import { createRoom } from '@clubpulse/contract/devices/rooms.calls';
import { createSensor } from '@clubpulse/contract/devices/sensors.calls';
import { runAgent } from '../product/bridge-agent.ts';
import { productUrl } from '../product/product.ts';
import type { OwnClub } from './own-club.ts';

const SECONDS = 3600;

export async function furnishRoom({ ClubId, call }: OwnClub, Name: string) {
  const { DisplayGroupId } = await call(createRoom, { body: { ClubId, Name, Color: '#1787a6' } });
  const { Code } = await call(createRegistrationCode, { body: { ClubId, Name: `Hub of ${Name}`, DisplayGroupId } });
  return { DisplayGroupId, code: Code };
}

export const wear = ({ call }: OwnClub, UserId: number, strap: number) =>
  call(createSensor, { body: { UserId, Model: 'Clubpulse', Code: `D0${String(strap).padStart(5, '0')}`, Name: '' } });

interface SteadyHeart {
  readonly strap: number;
  readonly bpm: number;
}

/** During `act` a bridge with the registration code sends this heart rate each second, for at most an hour. */
export async function whileTraining(code: string, { strap, bpm }: SteadyHeart, act: () => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-heart-'));
  const file = path.join(folder, 'heart.csv');
  const rows = Array.from({ length: SECONDS }, (_, second) => `${second},${bpm}`);
  await writeFile(file, ['offset_s,hr', ...rows, ''].join('\n'));
  const registration = ['--server', productUrl(), '--code', code, '--hardware-id', `hub-${strap}`];
  const agent = runAgent([...registration, '--data-dir', path.join(folder, 'bridge'), '--replay', `${file}=${strap}`]);
  try {
    await act();
  } finally {
    await agent.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
