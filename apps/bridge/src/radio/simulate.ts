import type { Reading } from '@clubpulse/contract/live/bridge-protocol';
import { StrapListener } from '../ant/strap-listener.ts';
import type { HubClock } from '../clock/hub-clock.ts';
import { Athlete, drawPhysiology } from './athlete.ts';
import { between, seededRandom, wholeBetween } from './random.ts';
import { everySecond } from './seconds.ts';
import { SimulatedStrap } from './simulated-strap.ts';
import type { RadioSource } from './source.ts';
import { Session } from './workout.ts';

const TRANSMISSION_TYPE = 1;
const UNDER_WAY_MAX_S = 20 * 60;

export class SimulatedGym {
  readonly #athletes: readonly ((second: number) => void)[];
  readonly #listener = new StrapListener();

  constructor(straps: readonly number[], seed: number) {
    this.#athletes = straps.map((strap) => this.#enter(strap, seed));
  }

  /** `second` is Unix ms. */
  step(second: number): Reading[] {
    for (const live of this.#athletes) live(second);
    return this.#listener.take();
  }

  #enter(deviceNumber: number, seed: number): (second: number) => void {
    // Each strap's heart rate does not depend on the other straps.
    const random = seededRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(deviceNumber, 0x85ebca6b));
    const session = new Session(random);
    const athlete = new Athlete(drawPhysiology(random), random);
    const strap = new SimulatedStrap(random);
    const signal = between(random, -78, -52);
    for (let done = wholeBetween(random, 0, UNDER_WAY_MAX_S); done > 0; done -= 1) athlete.step(session.next() ?? 0);
    return (second) => {
      const effort = session.next();
      const heartRate = athlete.step(effort ?? 0);
      if (effort === undefined) return strap.rest();
      const rssi = Math.round(signal + between(random, -4, 4));
      strap.wear(heartRate, (data, after) =>
        this.#listener.receive({ at: second + after, deviceNumber, transmissionType: TRANSMISSION_TYPE, data, rssi }),
      );
    };
  }
}

export function simulate(straps: readonly number[], seed: number, clock: HubClock): RadioSource {
  const gym = new SimulatedGym(straps, seed);
  return {
    name: `${straps.length} simulated ${straps.length === 1 ? 'strap' : 'straps'}`,
    run: (deliver, signal) => everySecond(clock, (second) => deliver(second, gym.step(second), clock.basis()), signal),
  };
}
