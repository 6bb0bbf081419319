import { claimSensor, createSensor, deleteSensor } from '@clubpulse/contract/devices/sensors.calls';
import { useState } from 'react';
import { type ApiError, change, useChange } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { toastUndo } from '../../../platform/toasts/undo-toast.tsx';
import { type Chosen, giveToGuest, isGuest, type RequestedStrap } from './guest-strap.ts';

export type { Chosen, RequestedStrap } from './guest-strap.ts';

/** A strap that belongs to another athlete. `owner` is set if the caller may see them. */
export interface Taken {
  readonly code: string;
  readonly by: Chosen;
  readonly owner: Chosen | undefined;
}

const bodyOf = ({ model, code }: RequestedStrap, { userId }: Chosen) => ({
  UserId: userId,
  Model: model,
  Code: code,
  Name: '',
});

/** A guest's strap belongs to no member, so it is taken from no member. */
const takenFrom = (from: Chosen | undefined) =>
  from && !isGuest(from) ? { Reassign: true, From: from.userId } : { Reassign: false };

const hand = (strap: RequestedStrap, to: Chosen, from: Chosen): Promise<unknown> =>
  isGuest(to)
    ? giveToGuest(strap, to, from)
    : change(createSensor, { body: { ...bodyOf(strap, to), ...takenFrom(from) } }, { quiet: true });

/** If one of the two requests is refused, `unswapped` contains the text of the refusal. */
function useSteps() {
  const [unswapped, setUnswapped] = useState<string | null>(null);
  const [isSwapping, setSwapping] = useState(false);
  const inSteps = async (steps: () => Promise<(() => void) | undefined>) => {
    setSwapping(true);
    setUnswapped(null);
    try {
      (await steps())?.();
    } catch (error) {
      setUnswapped(refusalText(error as ApiError));
    } finally {
      setSwapping(false);
    }
  };
  return { unswapped, setUnswapped, isSwapping, inSteps };
}

/**
 * `taken` is a strap that was linked meanwhile; the user decides whether to reassign it. `wornBy` returns the code of the
 * member's other strap.
 */
export function useLinkStrap(onDone: () => void, wornBy: (strap: RequestedStrap, person: Chosen) => string | undefined) {
  const t = useT();
  const formats = useFormats();
  const [taken, setTaken] = useState<Taken | null>(null);
  const { unswapped, setUnswapped, isSwapping, inSteps } = useSteps();
  const [handed, setHanded] = useState<ReadonlyMap<number, RequestedStrap>>(new Map());
  const link = useChange(createSensor, { quiet: true });
  const claim = useChange(claimSensor, { quiet: true });
  const done = (title: string, undo?: () => Promise<unknown>) => {
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
  const linked = (strap: RequestedStrap, person: Chosen, undo?: () => Promise<unknown>) => {
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
  const linkTo = (strap: RequestedStrap, person: Chosen, from: Chosen | undefined) =>
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
  const send = (strap: RequestedStrap, person: Chosen, from: Chosen | undefined) =>
    isGuest(person)
      ? void inSteps(async () => {
          const undo = await giveToGuest(strap, person, from);
          return () => linked(strap, person, from ? undefined : undo);
        })
      : linkTo(strap, person, from);
  const refused = claim.error ?? link.error;
  return {
    taken,
    setTaken,
    handed,
    reset,
    refusal: unswapped ?? (refused && !refused.is('SensorLinkedToOther') ? refusalText(refused) : null),
    isBusy: link.isPending || claim.isPending || isSwapping,
    give: (strap: RequestedStrap, person: Chosen) => send(strap, person, undefined),
    reassign: (strap: RequestedStrap, person: Chosen, from: Chosen) => send(strap, person, from),
    ask: (strap: RequestedStrap, person: Chosen) =>
      claim.mutate(
        { body: bodyOf(strap, person) },
        {
          onSuccess: ({ AnswerBy }) =>
            AnswerBy === null
              ? linked(strap, person)
              : done(t('devices.claimAsked', { code: strap.code, date: formats.date(AnswerBy) })),
        },
      ),
    swap: (
      [strap, owner]: readonly [RequestedStrap, Chosen],
      [worn, person]: readonly [() => Promise<RequestedStrap | undefined>, Chosen],
    ): Promise<void> =>
      inSteps(async () => {
        const other = await worn();
        if (!other) {
          setUnswapped(t('live.swapGone', { name: person.name }));
          return undefined;
        }
        const moves = [() => hand(strap, person, owner), () => hand(other, owner, person)];
        // The guest's new strap must be free before the guest gets it, so the moves run in reverse order.
        for (const move of isGuest(person) ? moves.toReversed() : moves) await move();
        return () => done(t('live.swapped', { name: person.name, owner: owner.name }));
      }),
  };
}

export type LinkStrap = ReturnType<typeof useLinkStrap>;
