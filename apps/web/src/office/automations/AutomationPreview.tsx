import type { AutomationContent, AutomationPreview as Preview } from '@clubpulse/contract/office/automations/automations';
import { previewAutomation } from '@clubpulse/contract/office/automations/automations.calls';
import type { Language } from '@clubpulse/contract/scalars';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import { written } from '../messages/public.ts';
import classes from './Automations.module.css';
import { type AutomationValues, checkOf } from './automation-values.ts';

export function usePreview(clubId: number) {
  const counting = useChange(previewAutomation, { quiet: true });
  return {
    shown: counting.data,
    error: counting.error,
    isPending: counting.isPending,
    count: (body: AutomationContent) => counting.mutate({ params: { id: clubId }, body }),
  };
}

interface AutomationPreviewProps {
  /** Null for a new one. */
  content: AutomationContent | null;
  preview: ReturnType<typeof usePreview>;
  form: Form<AutomationValues, AutomationContent>;
  first: Language;
}

/** In the last 30 days, counted after each save and on request. */
export function AutomationPreview({ content, preview, form, first }: AutomationPreviewProps) {
  const t = useT();
  const checked = checkOf(first)(form.values);
  const { count, shown, error, isPending } = preview;
  const counted = useRef(false);
  useEffect(() => {
    if (content === null || counted.current) return;
    counted.current = true;
    count(content);
  }, [content, count]);
  const output = 'output' in checked ? checked.output : undefined;
  return (
    <section className={classes['preview']} aria-labelledby="automation-preview">
      <h2 id="automation-preview">{t('automations.preview')}</h2>
      <div role="status">
        {error !== null && <p className={classes['failed']}>{refusalText(error)}</p>}
        {shown !== undefined && <Counted shown={shown} form={form} first={first} />}
      </div>
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />}
        loading={isPending}
        disabled={output === undefined}
        onClick={() => output !== undefined && count(output)}
      >
        {t(shown === undefined ? 'automations.count' : 'automations.countAgain')}
      </Button>
      {output === undefined && <p className={classes['quiet']}>{t('automations.countLater')}</p>}
      <p className={classes['quiet']}>{t('automations.limits')}</p>
    </section>
  );
}

function Counted({ shown, form: { values }, first }: { shown: Preview } & Pick<AutomationPreviewProps, 'form' | 'first'>) {
  const t = useT();
  const formats = useFormats();
  const texts = written(values.Texts, first);
  const missing = values.SendsMessage ? shown.Languages.filter(({ Language: language }) => texts[language] === undefined) : [];
  const rest = shown.Count - shown.People.length;
  return (
    <>
      <p className={classes['number']}>
        <b>{formats.number(shown.Count)}</b> {t('automations.wouldReach', { count: shown.Count })}
      </p>
      <ul className={classes['people']}>
        {shown.People.map((person) => (
          <li key={person.UserId}>
            <Avatar name={person.Nickname} uri={person.PictureUri} size={28} />
            <b>{fullName(person)}</b>
            <span className={classes['quiet']}>{formats.date(person.At)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={classes['quiet']}>{t('automations.more', { count: rest, number: formats.number(rest) })}</p>}
      {shown.Ended > 0 && (
        <p className={classes['quiet']}>{t('automations.ended', { count: shown.Ended, number: formats.number(shown.Ended) })}</p>
      )}
      {missing.map(({ Language: language, Count }) => (
        <p key={language} className={classes['missing']}>
          {t('automations.missing', {
            language: languageNames[language],
            count: Count,
            number: formats.number(Count),
            instead: languageNames[first],
          })}
        </p>
      ))}
    </>
  );
}
