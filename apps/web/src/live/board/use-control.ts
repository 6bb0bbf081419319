import { listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import { hardwareId } from '@clubpulse/contract/devices/strap-number';
import type { RosterMessage } from '@clubpulse/contract/live/frames';
import { likelyWearers, type Seated } from '@clubpulse/rules/live/board/whose-strap';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import type { LiveTranslate } from '../translate.ts';
import type { Board } from '../walls/public.ts';
import { guestOf, isGuest } from './people/guest-strap.ts';
import type { Wearing } from './people/TileActs.tsx';
import { useComing } from './people/use-coming.ts';
import { useElsewhere } from './people/use-elsewhere.ts';
import { type Chosen, type RequestedStrap, useLinkStrap } from './people/use-link-strap.ts';
import type { Running } from './use-running.ts';
import { otherStrap, useSeated } from './use-seated.ts';
import { useUnknownStraps } from './use-unknown-straps.ts';

export interface ControlProps {
  clubId: number;
  roomId: number | null;
  running: readonly Running[];
  board: Board;
  room: RosterMessage;
  words: LiveTranslate;
}

interface Questioned {
  readonly strap: RequestedStrap;
  readonly owner: Wearing;
}

export type Control = ReturnType<typeof useControl>;

/** The people in the room or expected there, and the strap whose owner the screen asks for. */
export function useControl({ clubId, roomId, running, board, room, words }: ControlProps) {
  const [pressed, setPressed] = useState<Wearing | null>(null);
  const [questioned, setQuestioned] = useState<Questioned | null>(null);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [later, setLater] = useState<ReadonlySet<number>>(new Set());
  const coming = useComing(clubId, roomId, running);
  const seated = useSeated(board, room, words);
  const people = seated.filter((seat) => !isGuest(seat));
  const asking = useUnknownStraps({ clubId, roomId }, board);
  const [raisedNumber, setRaisedNumber] = useState<number>();
  const unanswered = asking.filter(({ number }) => !closed.has(number));
  const next = unanswered.find(({ number }) => number === raisedNumber) ?? unanswered[0];
  if (next?.number !== raisedNumber) setRaisedNumber(next?.number);
  const raised = questioned ? undefined : next;
  const close = () => {
    if (questioned) setQuestioned(null);
    else if (raised) setClosed((before) => new Set(before).add(raised.number));
  };
  const act = useLinkStrap(close, (strap, { userId }) =>
    otherStrap(
      strap,
      seated.find((seat) => seat.userId === userId),
    ),
  );
  const there = new Set([...seated, ...(room.removed ?? [])].map(({ userId }) => userId));
  const isOff = (userId: number) => (room.removed ?? []).some((one) => one.userId === userId);
  const expected = coming.people.filter(({ isBooked, userId }) => isBooked && !there.has(userId));
  const elsewhere = useElsewhere(clubId, roomId === null ? [] : expected.map(({ userId }) => userId));
  const booked = coming.people.filter(
    ({ isBooked, userId }) => isBooked && !isOff(userId) && (there.has(userId) || (elsewhere && !elsewhere.has(userId))),
  );
  const wearing = questioned && isGuest(questioned.owner) ? people : seated;
  const wearers = likelyWearers(booked, wearing).filter(({ userId }) => userId !== questioned?.owner.userId);
  const missed = wearers.filter(({ why }) => why === 'booked');
  const receivedElsewhere = expected.filter(({ userId }) => elsewhere?.has(userId));
  const strap = questioned?.strap ?? raised?.strap;
  const likely = new Set(strap ? wearers.map(({ userId }) => userId) : []);
  const known = new Set(coming.people.map(({ userId }) => userId));
  const comesElse = (userId: number) => known.has(userId) || later.has(userId) || coming.ofEnded.has(userId);
  const outsider = coming.outsidersTo && people.find(({ userId }) => !comesElse(userId));

  const pick = (person: Chosen) => {
    if (questioned) act.setTaken({ code: questioned.strap.code, by: person, owner: questioned.owner });
    else if (raised) act.give(raised.strap, person);
  };
  const press = (seat: Seated) => {
    const answers = questioned
      ? wearing.some(({ userId }) => userId === seat.userId) && seat.userId !== questioned.owner.userId
      : likely.has(seat.userId);
    if (strap && answers) pick(seat);
    else setPressed(seat);
  };
  const swap = swapOf(questioned, seated, act);
  return {
    seated,
    people,
    elsewhere,
    missed,
    receivedElsewhere,
    asking,
    askAgain: () => setClosed(new Set()),
    raised,
    questioned,
    strap,
    wearers,
    likely,
    act,
    pick,
    press,
    swap,
    close,
    pressed,
    setPressed,
    askStrapOf: (owner: Wearing, worn: RequestedStrap) => {
      setQuestioned({ strap: { ...worn, number: owner.strap }, owner });
      setPressed(null);
    },
    outsider: coming.outsidersTo && outsider && { person: outsider, to: coming.outsidersTo },
    onLater: (userId: number) => setLater((before) => new Set(before).add(userId)),
  };
}

function swapOf(questioned: Questioned | null, seated: readonly Seated[], act: ReturnType<typeof useLinkStrap>) {
  const person = act.taken && seated.find(({ userId }) => userId === act.taken?.by.userId);
  if (!questioned || person?.strap === undefined) return undefined;
  const strapId = hardwareId(person.strap);
  const worn = async (): Promise<RequestedStrap | undefined> => {
    if (isGuest(person)) {
      const { Model, Code } = await guestOf(person);
      return Model === null || Code === null ? undefined : { model: Model, code: Code };
    }
    const sensors = await api(listUserSensors, { params: { id: person.userId } }, { quiet: true });
    const other = sensors.find(({ HardwareId }) => HardwareId === strapId);
    return other && { model: other.Model, code: other.Code };
  };
  return () => act.swap([questioned.strap, questioned.owner], [worn, person]);
}
