import { between, normal, type Random } from './random.ts';

/** Heart rates are in bpm, time constants in seconds. */
export interface Physiology {
  rest: number;
  max: number;
  tauOn: number;
  tauOff: number;
  /** The rise of the heart rate at full effort, as a share of the heart-rate reserve per minute. */
  drift: number;
  /** Standard deviation of the slow random change, bpm. */
  noise: number;
}

const DRIFT_MAX = 0.08;
const DRIFT_EFFORT = 0.45;
const NOISE_MEMORY = 0.95;

export function drawPhysiology(random: Random): Physiology {
  return {
    rest: between(random, 52, 72),
    max: between(random, 174, 198),
    tauOn: between(random, 22, 38),
    tauOff: between(random, 45, 80),
    drift: between(random, 0.002, 0.004),
    noise: between(random, 0.6, 1.4),
  };
}

export class Athlete {
  readonly #body: Physiology;
  readonly #random: Random;
  #course: number;
  #drift = 0;
  #wander = 0;

  constructor(body: Physiology, random: Random) {
    this.#body = body;
    this.#random = random;
    this.#course = body.rest;
  }

  /** `effort`: share of the heart-rate reserve. Returns bpm. */
  step(effort: number): number {
    const { rest, max, tauOn, tauOff, drift, noise } = this.#body;
    const grown = effort > DRIFT_EFFORT ? this.#drift + (drift * effort) / 60 : this.#drift - drift / 60;
    this.#drift = Math.min(DRIFT_MAX, Math.max(0, grown));
    const target = Math.min(max, rest + (max - rest) * (effort + this.#drift));
    const tau = target > this.#course ? tauOn : tauOff;
    this.#course += (target - this.#course) * (1 - Math.exp(-1 / tau));
    this.#wander = NOISE_MEMORY * this.#wander + Math.sqrt(1 - NOISE_MEMORY ** 2) * noise * normal(this.#random);
    return Math.min(max, this.#course + this.#wander);
  }
}
