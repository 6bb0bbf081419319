import type { SensorModel } from '@clubpulse/contract/devices/sensors';
import { claimSensor, createSensor } from '@clubpulse/contract/devices/sensors.calls';
import { useState } from 'react';
import { type ApiError, changeEach, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalWords } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';

export interface StrapAsked {
  readonly model: SensorModel;
  readonly code: string;
}
export interface Chosen {
  readonly userId: number;
  readonly name: string;
}
/** Somebody else has the strap; who, where she may be told. */
export interface Taken {
  readonly code: string;
  readonly by: Chosen;
  readonly owner: Chosen | undefined;
}

/**
 * Gives straps to people. The first press wins: who presses later, on another tablet, is told whose it is, and may say that she is right.
 * `taken` is that question.
 */
export function useLinkStrap(onDone: () => void) {
  const t = useT();
  const formats = useFormats();
  const [taken, setTaken] = useState<Taken | null>(null);
  /** Why the two were not swapped. */
  const [unswapped, setUnswapped] = useState<string | null>(null);
  const [isSwapping, setSwapping] = useState(false);
  const link = useChange(createSensor, { quiet: true });
  const claim = useChange(claimSensor, { quiet: true });
  const bodyOf = ({ model, code }: StrapAsked, { userId }: Chosen) => ({ UserId: userId, Model: model, Code: code, Name: '' });
  const done = (title: string) => {
    toastDone({ title });
    reset();
    onDone();
  };
  const reset = () => {
    setTaken(null);
    setUnswapped(null);
    link.reset();
    claim.reset();
  };
  const linked = ({ code }: StrapAsked, { name }: Chosen) => done(t('live.isNow', { code, name }));
  const send = (strap: StrapAsked, person: Chosen, from: Chosen | undefined) =>
    link.mutate(
      { body: { ...bodyOf(strap, person), Reassign: from !== undefined, ...(from && { From: from.userId }) } },
      {
        onSuccess: () => linked(strap, person),
        onError: (error) => {
          if (!error.is('SensorLinkedToOther')) return;
          const { nickname, ownerId } = error.values;
          const owner = nickname === undefined ? undefined : { userId: Number(ownerId), name: String(nickname) };
          setTaken({ code: strap.code, by: person, owner });
        },
      },
    );
  const refused = claim.error ?? link.error;
  return {
    taken,
    setTaken,
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
    async swap(
      [strap, owner]: readonly [StrapAsked, Chosen],
      [worn, person]: readonly [() => Promise<StrapAsked | undefined>, Chosen],
    ): Promise<void> {
      setSwapping(true);
      setUnswapped(null);
      try {
        const other = await worn();
        if (!other) return setUnswapped(t('live.swapGone', { name: person.name }));
        const inputs = [
          { body: { ...bodyOf(strap, person), Reassign: true, From: owner.userId } },
          { body: { ...bodyOf(other, owner), Reassign: true, From: person.userId } },
        ];
        await changeEach(createSensor, inputs, { quiet: true });
        done(t('live.swapped', { name: person.name, owner: owner.name }));
      } catch (error) {
        setUnswapped(refusalWords(error as ApiError));
      } finally {
        setSwapping(false);
      }
    },
  };
}

export type LinkStrap = ReturnType<typeof useLinkStrap>;
