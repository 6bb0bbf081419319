import type { AutomationPreview as Preview } from '@clubpulse/contract/office/automations/automations';
import { previewAutomation } from '@clubpulse/contract/office/automations/automations.calls';
import type { Language } from '@clubpulse/contract/scalars';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { keepPreviousData, skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Avatar } from '../../kit/figures/Avatar.tsx';
import { type ApiError, change } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import { written } from '../messages/public.ts';
import classes from './Automations.module.css';
import { type AutomationValues, conditionOf } from './automation-values.ts';
import { useQuietHours } from './QuietButton.tsx';

const COUNT_AFTER_MS = 400;

export function usePreview(clubId: number, values: AutomationValues): UseQueryResult<Preview, ApiError> {
  const [settled] = useDebouncedValue(values, COUNT_AFTER_MS);
  const body = conditionOf(settled);
  return useQuery<Preview, ApiError>({
    queryKey: [previewAutomation.id, clubId, body ?? null],
    queryFn: body === undefined ? skipToken : () => change(previewAutomation, { params: { id: clubId }, body }, { quiet: true }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

interface AutomationPreviewProps {
  preview: UseQueryResult<Preview, ApiError>;
  values: AutomationValues;
  first: Language;
}

export function AutomationPreview({ preview: { data, error, refetch }, values, first }: AutomationPreviewProps) {
  const t = useT();
  const { words } = useQuietHours();
  const isComplete = conditionOf(values) !== undefined;
  return (
    <section className={classes['preview']} aria-labelledby="automation-preview">
      <h2 id="automation-preview">{t('automations.preview')}</h2>
      <div role="status">
        {!isComplete && <p className={classes['quiet']}>{t('automations.countLater')}</p>}
        {isComplete && error !== null && <p className={classes['failed']}>{refusalText(error)}</p>}
        {isComplete && error === null && data !== undefined && <Counted shown={data} values={values} first={first} />}
      </div>
      {isComplete && error !== null && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => void refetch()}
        >
          {t('kit.tryAgain')}
        </Button>
      )}
      {words !== undefined && <p className={classes['quiet']}>{t('automations.limits', words)}</p>}
    </section>
  );
}

function Counted({ shown, values, first }: { shown: Preview } & Pick<AutomationPreviewProps, 'values' | 'first'>) {
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
