import type { AutomationContent, AutomationTest } from '@clubpulse/contract/office/automations/automations';
import { mailAutomationToMe, testAutomation } from '@clubpulse/contract/office/automations/automations.calls';
import type { Language } from '@clubpulse/contract/scalars';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck, IconMail, IconX } from '@tabler/icons-react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonPicker } from '../../members/people/public.ts';
import { type ApiError, change, useChange } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import classes from './Automations.module.css';
import { thenText, whenText } from './automation-text.ts';
import { type AutomationValues, checkOf } from './automation-values.ts';

const TEST_AFTER_MS = 400;

interface TestOnPersonProps {
  values: AutomationValues;
  first: Language;
  automationId: number | null;
}

export function TestOnPerson({ values, first, automationId }: TestOnPersonProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [userId, setUserId] = useState<number | null>(null);
  const [settled] = useDebouncedValue(values, TEST_AFTER_MS);
  const checked = checkOf(first)(settled);
  const content = checked.errors === null ? checked.output : undefined;
  const body = content !== undefined && userId !== null ? { ...content, UserId: userId, AutomationId: automationId } : undefined;
  const { data, error } = useQuery<AutomationTest, ApiError>({
    queryKey: [testAutomation.id, id, body ?? null],
    queryFn: body === undefined ? skipToken : () => change(testAutomation, { params: { id }, body }, { quiet: true }),
    staleTime: 0,
    placeholderData: (before) => (before?.Person.UserId === userId ? before : undefined),
  });
  const mail = useChange(mailAutomationToMe, {
    onDone: ({ Email: email }) => toastDone({ title: t('automations.mailed', { email }) }),
  });
  return (
    <section className={classes['preview']} aria-labelledby="automation-test">
      <h2 id="automation-test">{t('automations.test')}</h2>
      <PersonPicker
        clubId={id}
        label={t('kit.member')}
        placeholder={t('kit.personHint')}
        nobodyFound={t('kit.nothingFound')}
        clearable
        value={userId}
        onChange={(person) => setUserId(person?.UserId ?? null)}
      />
      <div role="status" className={classes['preview']}>
        {userId !== null && content === undefined && <p className={classes['quiet']}>{t('automations.testLater')}</p>}
        {body !== undefined && error !== null && <p className={classes['failed']}>{refusalText(error)}</p>}
        {body !== undefined && error === null && data !== undefined && <Tested tested={data} content={body} />}
      </div>
      {body !== undefined && body.Then.Message !== null && (
        <Button
          variant="default"
          leftSection={<IconMail size={16} stroke={1.8} aria-hidden="true" />}
          loading={mail.isPending}
          onClick={() => mail.mutate({ params: { id }, body })}
        >
          {t('automations.mailToMe')}
        </Button>
      )}
    </section>
  );
}

function Tested({ tested, content }: { tested: AutomationTest; content: AutomationContent }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const { Checks, Holds, DueAt, Waits, Message } = tested;
  const when = DueAt === null ? '' : formats.dateTime(DueAt);
  const isOver = DueAt !== null && new Date(DueAt) <= now;
  const listed = new Intl.ListFormat(formats.locale);
  return (
    <>
      <ul className={classes['checks']}>
        {Checks.map(({ Check, Holds: holds, At }) => (
          <li key={Check} data-holds={holds}>
            {holds ? (
              <IconCheck size={16} stroke={2.2} role="img" aria-label={t('automations.holds')} />
            ) : (
              <IconX size={16} stroke={2.2} role="img" aria-label={t('automations.fails')} />
            )}
            <span>{Check === 'Cause' ? whenText(t, content) : t(`automations.check.${Check}`)}</span>
            {At !== null && <span className={classes['quiet']}>{formats.date(At)}</span>}
          </li>
        ))}
      </ul>
      <p className={classes['verdict']} data-holds={Holds}>
        {!Holds && t('automations.testNot')}
        {Holds && t(isOver ? 'automations.testWas' : 'automations.testWill', { when })} {Holds && thenText(t, formats, content)}
      </p>
      {Holds && Waits.length > 0 && (
        <p className={classes['quiet']}>
          {t('automations.waits', { reasons: listed.format(Waits.map((wait) => t(`automations.waits.${wait}`))) })}
        </p>
      )}
      {Message !== null && (
        <>
          <p className={classes['quiet']}>
            {Message.LeftOut === null
              ? t('automations.testRead', {
                  language: languageNames[Message.Language],
                  ways: listed.format(Message.Ways.map((way) => t(`messages.by-${way}`))),
                })
              : t('automations.testUnread', { reason: t(`messages.out-${Message.LeftOut}`) })}
          </p>
          <article className={classes['letter']} lang={Message.Language}>
            <b>{Message.Title}</b>
            <p>{Message.Text}</p>
          </article>
        </>
      )}
    </>
  );
}
