import { createDemoUser, deleteDemoUser } from '@clubpulse/contract/devices/demo-users/demo-users.calls';
import type { Wearer } from '@clubpulse/rules/live/board/whose-strap';
import { Button } from '@mantine/core';
import { IconBroadcast, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { PersonPicker } from '../../../members/people/public.ts';
import { change, useChange } from '../../../platform/api.ts';
import { useFormatsIn } from '../../../platform/formats/use-formats-in.ts';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import { toastUndo } from '../../../platform/toasts/undo-toast.tsx';
import type { Running } from '../use-running.ts';
import type { Chosen, LinkStrap, RequestedStrap } from './use-link-strap.ts';
import classes from './WhoseStrap.module.css';

interface WhoseStrapProps {
  clubId: number;
  strap: RequestedStrap;
  received: ReactNode;
  /** True if the trainer requested the question. It then scrolls into view, unlike an automatic question. */
  isRequested: boolean;
  wearers: readonly Wearer[];
  expectedIn: readonly Running[];
  timeZone: string;
  guest?: string | undefined;
  act: LinkStrap;
  onPick: (person: Chosen) => void;
  swap?: (() => void) | undefined;
  onClose: () => void;
}

function focus(title: HTMLElement | null): void {
  title?.scrollIntoView({ block: 'center' });
  title?.focus({ preventScroll: true });
}

export function WhoseStrap({
  clubId,
  strap,
  received,
  isRequested,
  wearers,
  expectedIn,
  timeZone,
  guest,
  act,
  onPick,
  swap,
  onClose,
}: WhoseStrapProps) {
  const t = useT();
  const formats = useFormatsIn(timeZone);
  const [isSearching, setSearching] = useState(false);
  const lend = useChange(createDemoUser, {
    quiet: true,
    onDone: ({ DemoAthleteId, Name: name }) => {
      const undo = () => void change(deleteDemoUser, { params: { id: DemoAthleteId } }).catch(() => undefined);
      toastUndo({ title: t('live.isNow', { code: strap.code, name }), undo });
      onClose();
    },
  });
  const lendTo = (Name: string) =>
    lend.mutate({
      body: { ClubId: clubId, Name, Model: strap.model, Code: strap.code, DisplayGroupId: null, IsOn: true },
    });
  const taken = act.taken?.code === strap.code ? act.taken : null;
  const refused = act.refusal ?? (lend.error && refusalText(lend.error));
  return (
    <section className={classes['panel']} aria-label={t('live.whose')}>
      <header className={classes['head']}>
        <h2 ref={isRequested ? focus : undefined} tabIndex={-1}>
          {t('live.whose')}
        </h2>
        <p>
          <IconBroadcast size={20} stroke={1.8} aria-hidden="true" />
          <b>{strap.code}</b>
          <span>{received}</span>
        </p>
        <button type="button" className={classes['close']} aria-label={t('kit.close')} onClick={onClose}>
          <IconX size={24} stroke={1.8} />
        </button>
      </header>
      {expectedIn.map(({ kind, id, name, beganAt, endsAt }) => (
        <p key={`${kind} ${id}`} className={classes['of']}>
          <b>{name}</b> {formats.time(beganAt)}–{formats.time(endsAt)}
        </p>
      ))}
      <Refusal words={refused} />
      {taken ? (
        <TakenQuestion strap={strap} act={act} taken={taken} swap={swap} />
      ) : (
        <ul className={classes['names']}>
          {wearers.map((wearer) => (
            <li key={wearer.userId}>
              <button type="button" data-likely disabled={act.isBusy} onClick={() => onPick(wearer)}>
                <b>{wearer.name}</b>
                <small>{whyOf(wearer, t)}</small>
              </button>
            </li>
          ))}
          {guest !== undefined && (
            <li>
              <button type="button" disabled={lend.isPending} onClick={() => lendTo(guest)}>
                <b>{guest}</b>
                <small>{t('live.someoneNew')}</small>
              </button>
            </li>
          )}
          <li>
            <button type="button" aria-expanded={isSearching} onClick={() => setSearching((is) => !is)}>
              <b>{t('live.someoneElse')}</b>
              <small>{t('live.whoIsHere')}</small>
            </button>
          </li>
        </ul>
      )}
      {isSearching && !taken && (
        <PersonPicker
          clubId={clubId}
          label={t('live.pickPerson')}
          placeholder={t('devices.personPlaceholder')}
          nobodyFound={t('devices.nobodyFound')}
          onChange={(person) => person && onPick({ userId: person.UserId, name: person.Nickname })}
        />
      )}
    </section>
  );
}

function whyOf(wearer: Wearer, t: ReturnType<typeof useT>): string {
  if (wearer.why === 'booked') return t('live.noStrapYet');
  return wearer.strap === undefined ? t('live.noSignal') : t('live.inPlaceOf', { strap: wearer.strap });
}

interface TakenQuestionProps {
  strap: RequestedStrap;
  act: LinkStrap;
  taken: NonNullable<LinkStrap['taken']>;
  swap?: (() => void) | undefined;
}

function TakenQuestion({ strap, act, taken: { by, owner }, swap }: TakenQuestionProps) {
  const t = useT();
  const title = owner ? t('live.isOf', { owner: owner.name, name: by.name }) : t('live.isOfSomebody', { name: by.name });
  return (
    <div className={classes['taken']}>
      <h3 ref={focus} tabIndex={-1}>
        {title}
      </h3>
      <p>{owner ? t('devices.reassignText', { name: owner.name }) : t('devices.claimText')}</p>
      <div className={classes['choices']}>
        <Button variant="default" onClick={act.reset}>
          {t('devices.keepOwner')}
        </Button>
        {swap && (
          <Button variant="default" disabled={act.isBusy} onClick={swap}>
            {t('live.swap')}
          </Button>
        )}
        <Button loading={act.isBusy} onClick={() => (owner ? act.reassign(strap, by, owner) : act.ask(strap, by))}>
          {owner ? t('devices.reassign') : t('devices.claimAsk')}
        </Button>
      </div>
    </div>
  );
}
