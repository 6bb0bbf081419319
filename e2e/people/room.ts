import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createRegistrationCode } from '@clubpulse/contract/devices/bridges.calls';
import { createRoom } from '@clubpulse/contract/devices/rooms.calls';
import { createSensor } from '@clubpulse/contract/devices/sensors.calls';
import type { OwnClub } from './own-club.ts';

export async function furnishRoom({ ClubId, call }: OwnClub, Name: string) {
  const { DisplayGroupId } = await call(createRoom, { body: { ClubId, Name, Color: '#1787a6' } });
  const { Code } = await call(createRegistrationCode, { body: { ClubId, Name: `Hub of ${Name}`, DisplayGroupId } });
  return { DisplayGroupId, code: Code };
}

export const wear = ({ call }: OwnClub, UserId: number, strap: number) =>
  call(createSensor, { body: { UserId, Model: 'Clubpulse', Code: `D0${String(strap).padStart(5, '0')}`, Name: '' } });

export async function steadyHeart(folder: string, strap: number, bpm: number, seconds: number): Promise<string> {
  const file = path.join(folder, `${strap}.csv`);
  const rows = Array.from({ length: seconds }, (_, second) => `${second},${bpm}`);
  await writeFile(file, ['offset_s,hr', ...rows, ''].join('\n'));
  return `${file}=${strap}`;
}
