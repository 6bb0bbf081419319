import { claimSensor, createSensor, deleteSensor } from '@clubpulse/contract/devices/sensors.calls';
import { useState } from 'react';
import { type ApiError, change, useChange } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { refusalWords } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { toastUndo } from '../../../platform/toasts/undo-toast.tsx';
import { type Chosen, giveToGuest, isGuest, type StrapAsked } from './guest-strap.ts';

export type { Chosen, StrapAsked } from './guest-strap.ts';

/** Somebody else has the strap; who, where she may be told. */
export interface Taken {
  readonly code: string;
  readonly by: Chosen;
  readonly owner: Chosen | undefined;
}

/**
 * Gives straps to people. The first press wins: who presses later, on another tablet, is told whose it is, and may say that she is right.
 * `taken` is that question. `wornBy` is the code of another strap by which somebody is heard.
 */
export function useLinkStrap(onDone: () => void, wornBy: (strap: StrapAsked, person: Chosen) => string | undefined) {
  const t = useT();
  const formats = useFormats();
  const [taken, setTaken] = useState<Taken | null>(null);
  /** Why the two were not swapped. */
  const [unswapped, setUnswapped] = useState<string | null>(null);
  const [isSwapping, setSwapping] = useState(false);
  /** By person what was given from here last. */
  const [handed, setHanded] = useState<ReadonlyMap<number, StrapAsked>>(new Map());
  const link = useChange(createSensor, { quiet: true });
  const claim = useChange(claimSensor, { quiet: true });
  const bodyOf = ({ model, code }: StrapAsked, { userId }: Chosen) => ({ UserId: userId, Model: model, Code: code, Name: '' });
  /** What was asked about before is done; what one press did may be taken back. */
  const done = (title: string, undo?: () => Promise<unknown>) => {
    // What keeps it as it is is said by itself.
    if (undo) toastUndo({ title, undo: () => void undo().catch(() => undefined) });
    else toastDone({ title });
    reset();
    onDone();
  };
  const reset = () => {
    setTaken(null);
    setUnswapped(null);
    link.reset();
    claim.reset();
  };
  /** Whoever is heard by another strap goes on being shown by that one. */
  const linked = (strap: StrapAsked, person: Chosen, undo?: () => Promise<unknown>) => {
    const { code } = strap;
    const { name, userId } = person;
    const worn = wornBy(strap, person);
    setHanded((before) => new Map(before).set(userId, strap));
    const takeBack = async () => {
      await undo?.();
      setHanded((before) => new Map([...before].filter(([id]) => id !== userId)));
    };
    done(worn === undefined ? t('live.isNow', { code, name }) : t('live.isNowToo', { code, name, worn }), undo && takeBack);
  };
  /** What a guest wears is no member's: it is taken from nobody. */
  const takenFrom = (from: Chosen | undefined) =>
    from && !isGuest(from) ? { Reassign: true, From: from.userId } : { Reassign: false };
  const linkTo = (strap: StrapAsked, person: Chosen, from: Chosen | undefined) =>
    link.mutate(
      { body: { ...bodyOf(strap, person), ...takenFrom(from) } },
      {
        onSuccess: ({ SensorId }) =>
          linked(strap, person, from ? undefined : () => change(deleteSensor, { params: { id: SensorId } })),
        onError: (error) => {
          if (!error.is('SensorLinkedToOther')) return;
          const { nickname, ownerId } = error.values;
          const owner = nickname === undefined ? undefined : { userId: Number(ownerId), name: String(nickname) };
          setTaken({ code: strap.code, by: person, owner });
        },
      },
    );
  /** Does it in steps; why one of them was refused is said by the question. */
  const inSteps = async (steps: () => Promise<(() => void) | undefined>) => {
    setSwapping(true);
    setUnswapped(null);
    try {
      (await steps())?.();
    } catch (error) {
      setUnswapped(refusalWords(error as ApiError));
    } finally {
      setSwapping(false);
    }
  };
  const send = (strap: StrapAsked, person: Chosen, from: Chosen | undefined) =>
    isGuest(person)
      ? void inSteps(async () => {
          const undo = await giveToGuest(strap, person, from);
          return () => linked(strap, person, from ? undefined : undo);
        })
      : linkTo(strap, person, from);
  const hand = (strap: StrapAsked, to: Chosen, from: Chosen): Promise<unknown> =>
    isGuest(to)
      ? giveToGuest(strap, to, from)
      : change(createSensor, { body: { ...bodyOf(strap, to), ...takenFrom(from) } }, { quiet: true });
  const refused = claim.error ?? link.error;
  return {
    taken,
    setTaken,
    handed,
    reset,
    /** What is said by the question is not said again. */
    refusal: unswapped ?? (refused && !refused.is('SensorLinkedToOther') ? refusalWords(refused) : null),
    isBusy: link.isPending || claim.isPending || isSwapping,
    give: (strap: StrapAsked, person: Chosen) => send(strap, person, undefined),
    /** She is right though it is another's. */
    reassign: (strap: StrapAsked, person: Chosen, from: Chosen) => send(strap, person, from),
    ask: (strap: StrapAsked, person: Chosen) =>
      claim.mutate(
        { body: bodyOf(strap, person) },
        {
          onSuccess: ({ AnswerBy }) =>
            AnswerBy === null
              ? linked(strap, person)
              : done(t('devices.claimAsked', { code: strap.code, date: formats.date(AnswerBy) })),
        },
      ),
    /** Each has the other's; that of who was picked is looked up. */
    swap: (
      [strap, owner]: readonly [StrapAsked, Chosen],
      [worn, person]: readonly [() => Promise<StrapAsked | undefined>, Chosen],
    ): Promise<void> =>
      inSteps(async () => {
        const other = await worn();
        if (!other) {
          setUnswapped(t('live.swapGone', { name: person.name }));
          return undefined;
        }
        const moves = [() => hand(strap, person, owner), () => hand(other, owner, person)];
        // What a guest gets must be a member's no more: the member has hers first.
        for (const move of isGuest(person) ? moves.toReversed() : moves) await move();
        return () => done(t('live.swapped', { name: person.name, owner: owner.name }));
      }),
  };
}

export type LinkStrap = ReturnType<typeof useLinkStrap>;
