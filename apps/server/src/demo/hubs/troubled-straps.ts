import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { maxHeartRate } from '@clubpulse/rules/accounts/users/zones';
import { troubled } from '@clubpulse/world/athletes';
import type { Athlete } from '@clubpulse/world/people';
import { heartOfClass } from '../past/heart.ts';
import { between, randomOf, wholeBetween } from '../random.ts';

const LOOKING_S = 45 * 60;

const csv = (beats: Iterable<readonly [number, number]>): string =>
  ['offset_s,hr', ...Array.from(beats, ([second, bpm]) => `${second},${bpm}`)].join('\n');

function losingSignal({ email, born }: Athlete, day: string): string {
  const random = randomOf(`${email} loses ${day}`);
  const beats = heartOfClass({ rest: 60, max: maxHeartRate(born, day) }, 'intervals', random);
  for (let at = 90; at < beats.length; at += wholeBetween(random, 60, 130))
    beats.fill(0, at, at + Math.round(between(random, 7, 40)));
  return csv([...beats.entries()].filter(([, bpm]) => bpm > 0));
}

const lookingForHeart = (seconds: number): string => csv(Array.from({ length: seconds }, (_, second) => [second, 0] as const));

export async function troubledSource(folder: string): Promise<readonly string[]> {
  const { losing, looking } = troubled;
  const [loses, looks] = [path.join(folder, 'loses.csv'), path.join(folder, 'looks.csv')];
  await mkdir(folder, { recursive: true });
  await writeFile(loses, losingSignal(losing, new Date().toISOString().slice(0, 10)));
  await writeFile(looks, lookingForHeart(LOOKING_S));
  return ['--replay', `${loses}=${losing.strap}`, '--replay', `${looks}=${looking.strap}`, '--exit-when-done'];
}
