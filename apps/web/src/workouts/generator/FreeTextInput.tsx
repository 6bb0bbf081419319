import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { FREE_TEXT_MAX, type Proposal, type ReadText } from '@clubpulse/contract/workouts/generator/free-text';
import { readSheetText } from '@clubpulse/contract/workouts/generator/generator.calls';
import { Button, Textarea } from '@mantine/core';
import { IconHelpCircle, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { Form } from '../../kit/form/use-form.ts';
import { useCall, useChange } from '../../platform/api.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { equipmentLabel, muscleLabel } from '../exercises/public.ts';
import { conditionName } from './condition-text.ts';
import type { GenerationRequest } from './draft/draft-changes.ts';
import classes from './FreeTextInput.module.css';
import type { Answers } from './generation.ts';
import { type Asking, confirmed, isInForm } from './proposals.ts';

interface InWordsProps {
  form: Form<Answers, GenerationRequest>;
  asking: Asking;
  onAsking: (asking: Asking) => void;
}

/** Only chips that the user confirms change the sheet. */
export function FreeTextInput(props: InWordsProps) {
  const hasModel = useCall(getConfig, {}, { quiet: true }).data?.model ?? false;
  return hasModel ? <Words {...props} /> : null;
}

function Words({ form, asking: { proposals, unread }, onAsking }: InWordsProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [text, setText] = useState('');
  const [failed, setFailed] = useState<ReadText['Failed']>(null);
  const read = useChange(readSheetText, {
    onDone: ({ Proposals, Unread, Failed }) => {
      setFailed(Failed);
      onAsking({ proposals: Proposals.filter((one) => !isInForm(form.values, one)), unread: Unread });
    },
  });
  const answer = (one: Proposal, isYes: boolean) => {
    if (isYes) form.set(confirmed(form.values, one));
    onAsking({ proposals: proposals.filter((other) => other !== one), unread });
  };
  return (
    <section className={classes['words']} aria-labelledby="words-title">
      <Textarea
        id="own-words"
        label={<span id="words-title">{t('generator.inWords')}</span>}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={FREE_TEXT_MAX}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className={classes['note']}>
        <IconLock size={16} stroke={1.8} aria-hidden="true" />
        {t('generator.inWordsNote')}
      </p>
      <Button
        variant="default"
        loading={read.isPending}
        disabled={text.trim() === ''}
        onClick={() => read.mutate({ params: { id }, body: { Text: text } })}
      >
        {t('generator.proposeChips')}
      </Button>
      {failed !== null && <p role="alert">{t(`generator.wordsFailed.${failed}`)}</p>}
      {proposals.length > 0 && (
        <ul aria-label={t('generator.isThisMeant')}>
          {proposals.map((one) => {
            const name = proposalName(t, one);
            return (
              <li key={name}>
                <IconHelpCircle size={18} stroke={1.8} aria-hidden="true" />
                <p>
                  <b>{name}</b> <q>{one.Phrase}</q>
                </p>
                <span>
                  <Button size="sm" aria-label={t('generator.yesTo', { name })} onClick={() => answer(one, true)}>
                    {t('workouts.yes')}
                  </Button>
                  <Button
                    size="sm"
                    variant="default"
                    aria-label={t('generator.noTo', { name })}
                    onClick={() => answer(one, false)}
                  >
                    {t('generator.no')}
                  </Button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {unread.length > 0 && <p className={classes['unread']}>{t('generator.wordsUnread', { what: unread.join('; ') })}</p>}
    </section>
  );
}

export function proposalName(t: Translate, one: Proposal): string {
  switch (one.Kind) {
    case 'condition':
      return conditionName(t, one);
    case 'part':
      return t(one.Way === 'more' ? 'generator.trainMore' : 'generator.trainLess', { name: t(muscleLabel(one.Part)) });
    case 'exercise':
      return t(one.Way === 'more' ? 'generator.isWanted' : 'generator.isNever', { name: one.Name });
    case 'equipment':
      return t('generator.isWanted', { name: t(equipmentLabel(one.Equipment)) });
  }
}
