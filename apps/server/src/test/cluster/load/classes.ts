import type { ClassSession } from '@clubpulse/contract/live/class-sessions';
import type { GroupTraining } from '@clubpulse/contract/live/group-trainings';
import type { Gym } from '../world.ts';
import type { Caller, Request } from './caller.ts';

export interface Ran {
  readonly gym: Pick<Gym, 'clubId' | 'athletes'>;
  readonly from: number;
  readonly to: number;
}

export interface Results extends Ran {
  readonly points: readonly number[];
}

export class LiveClasses {
  readonly #gyms: readonly Gym[];
  readonly #caller: Caller;
  #sessions: readonly { readonly gym: Gym; readonly session: ClassSession }[] = [];

  constructor(gyms: readonly Gym[], caller: Caller) {
    this.#gyms = gyms;
    this.#caller = caller;
  }

  get ran(): Ran[] {
    return this.#sessions.map(({ gym, session: { StartedAt, StoppedAt } }) => ({
      gym,
      from: secondOf(StartedAt),
      to: StoppedAt === null ? Number.POSITIVE_INFINITY : secondOf(StoppedAt),
    }));
  }

  async start(): Promise<void> {
    const start = async (gym: Gym) => ({ gym, session: await this.#post(gym, `/classes/${gym.classId}/session`) });
    this.#sessions = await Promise.all(this.#gyms.map(start));
  }

  async stop(): Promise<void> {
    this.#sessions = await Promise.all(
      this.#sessions.map(async ({ gym, session }) => ({
        gym,
        session: await this.#post(gym, `/classSessions/${session.ClassSessionId}/stop`),
      })),
    );
  }

  results(): Promise<Results[]> {
    return Promise.all(
      this.ran.map(async (one, index) => {
        const { gym, session } = this.#sessions[index] ?? {};
        const path = `/groupTrainings/${session?.GroupTrainingId}`;
        const shown = gym && (await this.#ask<GroupTraining>(gym, { method: 'GET', path }));
        return { ...one, points: shown?.Results.map(({ Points }) => Points) ?? [] };
      }),
    );
  }

  #post = (gym: Gym, path: string): Promise<ClassSession> => this.#ask(gym, { method: 'POST', path });

  async #ask<Body>({ trainer }: Gym, request: Request): Promise<Body> {
    const { status, body } = await this.#caller.ask(trainer, request);
    if (status !== 200) throw new Error(`${request.path} was answered ${status} ${JSON.stringify(body)}`);
    return body as Body;
  }
}

const secondOf = (instant: string | null): number => Math.floor(Date.parse(instant ?? '') / 1000);
