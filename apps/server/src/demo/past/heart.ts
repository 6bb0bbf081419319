import { between, type Random, wholeBetween } from '../random.ts';

/** The heart rate follows the effort with first-order kinetics, drifts with work, and changes slowly at random. */

export interface Heart {
  readonly rest: number;
  readonly max: number;
}

interface Block {
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
}
export type ClassKind = 'intervals' | 'endurance' | 'strength';
export const classKinds = ['intervals', 'endurance', 'strength'] as const satisfies readonly ClassKind[];

const RISE_S = 30;
const FALL_S = 60;
/** Rise per second, as a share of the heart-rate reserve; about 0.14 in a hard hour. */
const DRIFT_PER_S = 0.000_04;
const WANDER_MEMORY = 0.95;

const steady = (minutes: number, effort: number): Block => ({ seconds: Math.round(minutes * 60), from: effort, to: effort });

function plan(kind: ClassKind, random: Random): Block[] {
  const warmUp: Block = { seconds: wholeBetween(random, 360, 480), from: 0.25, to: 0.58 };
  const coolDown: Block = { seconds: wholeBetween(random, 240, 360), from: 0.5, to: 0.2 };
  const work: Block[] = [];
  if (kind === 'intervals') {
    for (let set = 0; set < 6; set++) work.push(steady(3, between(random, 0.8, 0.93)), steady(2.2, 0.48));
  } else if (kind === 'endurance') {
    for (let set = 0; set < 3; set++) work.push(steady(9, between(random, 0.62, 0.76)), steady(1.5, 0.5));
  } else {
    for (let set = 0; set < 12; set++)
      work.push(steady(1.2, between(random, 0.6, 0.8)), steady(1.5, between(random, 0.35, 0.45)));
  }
  return [warmUp, ...work, coolDown];
}

export function heartOfClass(heart: Heart, kind: ClassKind, random: Random): Uint8Array {
  const blocks = plan(kind, random);
  const beats = new Uint8Array(blocks.reduce((total, block) => total + block.seconds, 0));
  const reserve = heart.max - heart.rest;
  let course = heart.rest + 0.15 * reserve;
  let drift = 0;
  let wander = 0;
  let lost = 0;
  let second = 0;
  for (const { seconds, from, to } of blocks) {
    for (let at = 0; at < seconds; at++, second++) {
      const effort = from + ((to - from) * at) / seconds;
      drift += DRIFT_PER_S * effort;
      const target = Math.min(heart.max, heart.rest + reserve * (effort + drift));
      course += (target - course) / (target > course ? RISE_S : FALL_S);
      wander = WANDER_MEMORY * wander + between(random, -0.55, 0.55);
      if (lost > 0) lost--;
      else if (random() < 0.000_3) lost = wholeBetween(random, 2, 12);
      if (lost === 0) beats[second] = Math.round(Math.min(heart.max, course + wander));
    }
  }
  return beats;
}
