import {
  type MessageChannel,
  type MessageInput,
  type MessageTexts,
  messageChannels,
  messageInputSchema,
} from '@clubpulse/contract/office/messages';
import { countAudience, sendMessage, sendSms } from '@clubpulse/contract/office/messages.calls';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { smsTogether } from '@clubpulse/rules/office/messages/messages';
import { Button, Checkbox } from '@mantine/core';
import { IconAlertCircle, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Banner } from '../../kit/states/Banner.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { queryClient, useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLanguage, useT } from '../../platform/phrases.ts';
import { useClub, useStaffClub } from '../../platform/session.tsx';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import { AudienceCounted } from './AudienceCounted.tsx';
import { AudienceFilters } from './AudienceFilters.tsx';
import { audienceOf, everybody, queryOf } from './audience-filter.ts';
import classes from './Messages.module.css';
import { MessageWords, type Words } from './MessageWords.tsx';

type Ways = Readonly<Record<MessageChannel, boolean>>;
interface Values {
  Texts: Partial<Record<Language, Words>>;
}
const empty: Words = { Title: '', Text: '' };

/** Only what somebody wrote; the first language always, so that what it lacks is said. */
const written = (texts: Values['Texts'], first: Language): MessageTexts =>
  Object.fromEntries(
    languages.flatMap((one) => {
      const words = texts[one] ?? empty;
      return one === first || words.Title.trim() !== '' || words.Text.trim() !== '' ? [[one, words]] : [];
    }),
  );

/** To whom, on which ways, in which words; the number on the button is the number that gets it. */
export function WriteMessage({ only, onSent }: { only: number | null; onSent: () => void }) {
  const t = useT();
  const formats = useFormats();
  const first = useLanguage();
  const { ClubId: id } = useStaffClub();
  const club = useClub()?.Name ?? '';
  const [filter, setFilter] = useState({ ...everybody, only });
  const [shown, setShown] = useState<Language>(first);
  const [ways, setWays] = useState<Ways>({ App: true, Email: true, Sms: false });
  const channels = messageChannels.filter((channel) => ways[channel]);
  const counting = channels.length === 0 ? (['App'] as const) : channels;
  const count = useCall(countAudience, { params: { id }, query: queryOf(filter, counting) }, { keepPrevious: true });
  // What each way would reach, whether it is chosen or not.
  const all = useCall(
    countAudience,
    { params: { id }, query: queryOf(filter, messageChannels) },
    { keepPrevious: true, quiet: true },
  );
  const reached = channels.length === 0 ? 0 : (count.data?.Reached ?? 0);
  const form = useForm<Values, MessageInput>({
    initial: { Texts: { [first]: empty } },
    check: ({ Texts }) =>
      bySchema(messageInputSchema)({
        ...ways,
        Texts: written(Texts, first),
        Audience: audienceOf(filter),
        Language: first,
        Expected: reached,
      }),
  });
  const { values, errors, set } = form;
  const after = {
    quiet: true,
    onDone: ({ Recipients }: { Recipients: number }) => {
      toastDone({ title: t('messages.sentTo', { count: Recipients, number: formats.number(Recipients) }) });
      onSent();
    },
  };
  const send = useChange(sendMessage, {
    ...after,
    onRefused: () => void queryClient.invalidateQueries({ queryKey: [countAudience.id] }),
  });
  const bySms = useChange(sendSms, {
    ...after,
    onRefused: ({ status }) => {
      void queryClient.invalidateQueries({ queryKey: [countAudience.id] });
      if (status >= 500) toastError({ cause: 'sms', title: t('messages.smsFailed'), message: '' });
    },
  });
  const parts = ways.Sms && count.data ? smsTogether(count.data.Languages, written(values.Texts, first), first, club) : 0;
  const left = count.data?.SmsLeft ?? null;
  const missing = ways.Sms && left !== null ? Math.max(0, parts - left) : 0;
  return (
    <form
      className={classes['write']}
      noValidate
      data-unsaved={form.changed.length}
      onSubmit={form.submit((body) =>
        body.Sms ? bySms.mutateAsync({ params: { id }, body }) : send.mutateAsync({ params: { id }, body }),
      )}
    >
      <div className={classes['fields']}>
        <fieldset className={classes['part']}>
          <legend>{t('messages.to')}</legend>
          <AudienceFilters filter={filter} onChange={setFilter} />
        </fieldset>
        <fieldset className={classes['part']}>
          <legend>{t('messages.by')}</legend>
          <div className={classes['ways']}>
            {messageChannels.map((channel) => (
              <Checkbox
                key={channel}
                className={classes['way']}
                label={t(`messages.by-${channel}`)}
                description={
                  channel === 'Sms' && all.data?.SmsAvailable === false
                    ? t('messages.smsNone')
                    : t('clubs.people', { count: all.data?.[channel] ?? 0, number: formats.number(all.data?.[channel] ?? 0) })
                }
                disabled={channel === 'Sms' && all.data?.SmsAvailable !== true}
                checked={ways[channel]}
                onChange={({ currentTarget: { checked } }) => setWays({ ...ways, [channel]: checked })}
              />
            ))}
          </div>
          {missing > 0 && (
            <Banner tone="bad" icon={IconAlertCircle}>
              {t('messages.smsFew', { count: formats.number(missing) })}
            </Banner>
          )}
        </fieldset>
        <MessageWords
          first={first}
          shown={shown}
          texts={values.Texts}
          errors={errors}
          onShow={setShown}
          onChange={(words) => set({ Texts: { ...values.Texts, [shown]: words } })}
        />
        <Refusal words={form.refusal} />
        <div className={classes['act']}>
          {ways.Sms && parts > 0 && (
            <span>
              {left === null
                ? t('messages.smsParts', { parts: formats.number(parts) })
                : t('messages.smsLeft', { parts: formats.number(parts), left: formats.number(left) })}
            </span>
          )}
          <Button
            type="submit"
            leftSection={<IconSend size={18} stroke={1.8} />}
            loading={form.saving}
            disabled={reached === 0 || missing > 0}
          >
            {t('messages.send', { count: reached, number: formats.number(reached) })}
          </Button>
        </div>
      </div>
      <AudienceCounted
        count={count}
        nobody={channels.length === 0}
        texts={written(values.Texts, first)}
        first={first}
        shown={shown}
        club={club}
      />
    </form>
  );
}
