import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { clubOfWallTopic, WATCH_TOPIC, watchSchema } from '@clubpulse/contract/live/between-processes';
import type { Bus } from '../../platform/bus/bus.ts';
import { parsed } from '../../platform/bus/bus-requests.ts';

interface Buses {
  readonly local: Bus;
  readonly outside: Bus;
  readonly holds: (clubId: ClubId) => boolean;
}

const clubOf = (topic: string, payload: Uint8Array): ClubId | undefined =>
  topic === WATCH_TOPIC ? watchSchema.safeParse(parsed(payload)).data?.clubId : clubOfWallTopic(topic);

export function createHeldBus({ local, outside, holds }: Buses): Bus {
  const isHeld = (clubId: ClubId | undefined) => clubId !== undefined && holds(clubId);
  return {
    publish: (topic, payload) => (isHeld(clubOf(topic, payload)) ? local : outside).publish(topic, payload),
    subscribe(topic, listener) {
      const clubId = clubOfWallTopic(topic);
      const leaving = [
        local.subscribe(topic, listener),
        outside.subscribe(topic, (payload) => {
          if (!isHeld(clubId)) listener(payload);
        }),
      ];
      return () => {
        for (const leave of leaving) leave();
      };
    },
  };
}
