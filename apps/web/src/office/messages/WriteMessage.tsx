import {
  type AudienceCount,
  type MessageChannel,
  type MessageDraft,
  type MessageInput,
  messageChannels,
  messageInputSchema,
} from '@clubpulse/contract/office/messages';
import { countAudience, sendMessage, sendSms, uploadMessagePicture } from '@clubpulse/contract/office/messages.calls';
import type { PlannedMessage } from '@clubpulse/contract/office/planned-messages/planned-messages';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { factsIn, smsTogether } from '@clubpulse/rules/office/messages/messages';
import { Button, Checkbox } from '@mantine/core';
import { type Icon, IconAlertCircle, IconClock, IconDeviceMobile, IconMail, IconMessage, IconSend } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { ImageField } from '../../accounts/images/public.ts';
import { bringInSight } from '../../kit/bring-in-sight.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { showWhatIsWrong } from '../../kit/form/what-is-wrong.ts';
import { later } from '../../kit/later.tsx';
import { PageFoot } from '../../kit/page/Page.tsx';
import { Banner } from '../../kit/states/Banner.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useWidth } from '../../kit/widths.ts';
import { change, queryClient, useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useLanguage, useT } from '../../platform/phrases.ts';
import { useClub, useStaffClub } from '../../platform/session.tsx';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import { DraftAt, SendLater, useSavedDraft } from '../planned-messages/public.ts';
import { AsTheyRead } from './AsTheyRead.tsx';
import { AudienceCounted } from './AudienceCounted.tsx';
import { AudienceFilters } from './AudienceFilters.tsx';
import { type AudienceFilter, audienceOf, filterOf, queryOf } from './audience-filter.ts';
import { ButtonTarget } from './ButtonTarget.tsx';
import classes from './Messages.module.css';
import { isWrongIn, MessageTextFields } from './MessageTextFields.tsx';
import { besideOf, type WrittenText, type WrittenTexts, written, writtenTextsOf } from './written-texts.ts';

type Ways = Readonly<Record<MessageChannel, boolean>>;
interface Values {
  Texts: WrittenTexts;
  Target: MessageDraft['Target'];
  PictureUri: MessageDraft['PictureUri'];
}
const wayIcons: Readonly<Record<MessageChannel, Icon>> = { App: IconDeviceMobile, Email: IconMail, Sms: IconMessage };
const SendAsked = later(() => import('./SendAsked.tsx').then((it) => it.ConfirmSend));

export interface WriteMessageProps {
  to: AudienceFilter;
  begun: WrittenText | undefined;
  draft: PlannedMessage | null;
  onSent: () => void;
  onLeft: (club: { readonly ClubId: number; readonly Name: string }) => void;
}

export function WriteMessage({ to, begun: proposed, draft, onSent, onLeft }: WriteMessageProps) {
  const t = useT();
  const formId = useId();
  const countId = useId();
  const formats = useFormats();
  const spoken = useLanguage();
  const begun = draft?.Content;
  const first = begun?.Language ?? spoken;
  const { ClubId: id } = useStaffClub();
  const club = useClub()?.Name ?? '';
  const [filter, setFilter] = useState(begun === undefined ? to : filterOf(begun.Audience));
  const [chosenBeside, setBeside] = useState<Language | null>(null);
  const [writtenIn, setWrittenIn] = useState<Language>(first);
  const sendsMail = useSendsMail();
  const [wanted, setWays] = useState<Ways>({ App: begun?.App ?? true, Email: begun?.Email ?? true, Sms: begun?.Sms ?? false });
  const ways: Ways = { ...wanted, Email: wanted.Email && sendsMail };
  const [planning, setPlanning] = useState<MessageInput | null>(null);
  /** The message and count of the confirmation: the send is refused when the count changed. */
  const [asking, setAsking] = useState<{ message: MessageInput; counted: AudienceCount | undefined } | null>(null);
  const channels = messageChannels.filter((channel) => ways[channel]);
  const counting = channels.length === 0 ? (['App'] as const) : channels;
  const all = useCall(
    countAudience,
    { params: { id }, query: queryOf(filter, messageChannels) },
    { keepPrevious: true, quiet: true },
  );
  const [says, setSays] = useState(() => factsIn(begun?.Texts ?? {}));
  const count = useCall(countAudience, { params: { id }, query: queryOf(filter, counting, says) }, { keepPrevious: true });
  const beside = chosenBeside ?? besideOf(first, begun?.Texts, count.data?.Languages);
  const reached = channels.length === 0 ? 0 : (count.data?.Reached ?? 0);
  const isCounted = channels.length === 0 || count.data !== undefined;
  const check = ({ Texts, Target, PictureUri }: Values) =>
    bySchema(messageInputSchema)({
      ...ways,
      Texts: written(Texts, first),
      Target,
      PictureUri,
      Audience: audienceOf(filter),
      Language: first,
      Expected: reached,
    });
  const form = useForm<Values, MessageInput>({
    initial: {
      Texts: { ...writtenTextsOf(begun?.Texts, first), ...(proposed === undefined ? {} : { [first]: proposed }) },
      Target: begun?.Target ?? null,
      PictureUri: begun?.PictureUri ?? null,
    },
    check,
  });
  const { values, errors, set } = form;
  const texts = written(values.Texts, first);
  const kept = useSavedDraft(id, draft, { ...ways, Audience: audienceOf(filter), Language: first, ...values }, () =>
    onLeft({ ClubId: id, Name: club }),
  );
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
  const sendNow = async (body: MessageInput) => {
    const PlannedMessageId = await kept.stop();
    try {
      return await (body.Sms ? bySms : send).mutateAsync({ params: { id }, body: { ...body, PlannedMessageId } });
    } catch (error) {
      kept.goOn(error);
      throw error;
    }
  };
  const bringWrong = () => {
    const wrong = check(values).errors ?? {};
    if (isWrongIn(first, wrong) || isWrongIn(beside, wrong)) return;
    const hidden = languages.find((language) => isWrongIn(language, wrong));
    if (hidden !== undefined) setBeside(hidden);
  };
  const openWith = async (page: HTMLFormElement | null, decide: (body: MessageInput) => void) => {
    bringWrong();
    let opened = false;
    await form.save(async (body) => {
      opened = true;
      decide(body);
      return null;
    });
    if (!opened && page !== null) showWhatIsWrong(page);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (reached === 1) {
      bringWrong();
      form.submit(sendNow)(event);
    } else {
      event.preventDefault();
      void openWith(event.currentTarget, (message) => setAsking({ message, counted: count.data }));
    }
  };
  const missingWay = (channel: MessageChannel): string | undefined => {
    if (channel === 'Email' && !sendsMail) return t('messages.mailNone');
    return channel === 'Sms' && all.data?.SmsAvailable === false ? t('messages.smsNone') : undefined;
  };
  const isWritten = Boolean(texts[first]?.Title.trim() && texts[first]?.Text.trim());
  const parts = ways.Sms && count.data ? smsTogether(count.data.Languages, texts, first, club) : 0;
  const left = count.data?.SmsLeft ?? null;
  const used =
    left === null
      ? t('messages.smsParts', { parts: formats.number(parts) })
      : t('messages.smsLeft', { parts: formats.number(parts), left: formats.number(left) });
  const sms = ways.Sms && parts > 0 ? used : undefined;
  const missing = ways.Sms && left !== null ? Math.max(0, parts - left) : 0;
  const isDesk = useWidth() === 'desk';
  const counted = <AudienceCounted id={countId} count={count} ways={channels} texts={texts} first={first} />;
  const reads = (
    <AsTheyRead
      counted={channels.length === 0 ? [] : count.data?.Languages}
      ways={channels}
      texts={texts}
      target={values.Target}
      picture={values.PictureUri}
      first={first}
      shown={writtenIn}
      club={club}
    />
  );
  return (
    <>
      <div className={classes['room']}>
        <form
          id={formId}
          className={classes['write']}
          noValidate
          data-desk={isDesk}
          data-unsaved={kept.isKept ? 0 : form.changed.length}
          onSubmit={submit}
        >
          <div className={classes['whom']}>
            <fieldset className={classes['part']}>
              <legend>{t('messages.to')}</legend>
              <AudienceFilters filter={filter} onChange={setFilter} />
            </fieldset>
            {!isDesk && counted}
            <fieldset className={classes['part']}>
              <legend>{t('messages.by')}</legend>
              <div className={classes['ways']}>
                {messageChannels.map((channel) => {
                  const Way = wayIcons[channel];
                  return (
                    <Checkbox
                      key={channel}
                      className={classes['way']}
                      data-short={channel === 'Sms' && missing > 0}
                      label={
                        <span className={classes['wayName']}>
                          <Way size={17} stroke={1.8} aria-hidden="true" />
                          {t(`messages.by-${channel}`)}
                        </span>
                      }
                      description={
                        missingWay(channel) ??
                        (all.data === undefined
                          ? '…'
                          : t('clubs.people', { count: all.data[channel], number: formats.number(all.data[channel]) }))
                      }
                      disabled={missingWay(channel) !== undefined || (channel === 'Sms' && all.data === undefined)}
                      checked={ways[channel]}
                      onChange={({ currentTarget: { checked } }) => setWays({ ...wanted, [channel]: checked })}
                    />
                  );
                })}
              </div>
              {missing > 0 && (
                <Banner tone="bad" icon={IconAlertCircle}>
                  {t('messages.smsFew', { count: formats.number(missing) })}
                </Banner>
              )}
            </fieldset>
          </div>
          <div className={classes['what']}>
            <div className={classes['fields']}>
              <MessageTextFields
                first={first}
                beside={beside}
                read={(count.data?.Languages ?? []).map(({ Language }) => Language)}
                texts={values.Texts}
                hasButton={values.Target !== null}
                errors={errors}
                onBeside={(language) => {
                  setBeside(language);
                  setWrittenIn(language);
                }}
                onWriteIn={(language) => {
                  if (language !== first) setBeside(language);
                  setWrittenIn(language);
                }}
                onChange={(language, words) => {
                  const Texts = { ...values.Texts, [language]: words };
                  set({ Texts });
                  setSays(factsIn(Texts));
                }}
              />
              <ButtonTarget target={values.Target} errors={errors} onChange={(Target) => set({ Target })} />
              <ImageField
                kind="message"
                label={t('kit.picture')}
                note={t('messages.pictureNote')}
                uri={values.PictureUri}
                upload={(body) => change(uploadMessagePicture, { params: { id }, body }, { quiet: true })}
                onKept={(PictureUri) => set({ PictureUri })}
                remove={() => set({ PictureUri: null })}
              />
            </div>
            {!isDesk && (
              <aside className={classes['aside']} aria-label={t('kit.asTheyRead')}>
                {reads}
              </aside>
            )}
          </div>
          <Refusal words={form.refusal} />
          {isDesk && (
            <aside className={classes['side']} aria-label={t('kit.asTheyRead')}>
              <div>
                {counted}
                {reads}
              </div>
            </aside>
          )}
        </form>
      </div>
      {/* Stays visible, so that recipients and save state are seen while writing. */}
      <PageFoot>
        <div className={classes['send']}>
          <div className={classes['so']}>
            {count.data !== undefined && (
              <button type="button" onClick={() => bringInSight(countId)}>
                <b>{formats.number(reached)}</b> {t('messages.getIt', { chosen: formats.number(count.data.Chosen) })}
              </button>
            )}
            {sms !== undefined && <span>{sms}</span>}
            <DraftAt kept={kept} />
          </div>
          <div className={classes['act']}>
            <Button
              form={formId}
              variant="default"
              className={classes['later']}
              title={t('messages.sendLater')}
              leftSection={<IconClock size={18} stroke={1.8} />}
              disabled={reached === 0}
              onClick={({ currentTarget }) => void openWith(currentTarget.form, setPlanning)}
            >
              {t('messages.sendLater')}
            </Button>
            <Button
              form={formId}
              type="submit"
              variant={isWritten ? 'filled' : 'default'}
              leftSection={<IconSend size={18} stroke={1.8} />}
              loading={form.saving}
              disabled={reached === 0 || missing > 0}
            >
              {isCounted ? t('messages.send', { count: reached, number: formats.number(reached) }) : t('kit.send')}
            </Button>
          </div>
        </div>
      </PageFoot>
      {/* Outside of the form, because a nested submit would submit both. */}
      {asking !== null && (
        <SendAsked
          message={asking.message}
          counted={asking.counted}
          sms={sms}
          busy={form.saving}
          onSend={() => void form.save(() => sendNow(asking.message)).finally(() => setAsking(null))}
          onClose={() => setAsking(null)}
        />
      )}
      {planning !== null && <SendLater message={planning} kept={kept} onPlanned={onSent} onClose={() => setPlanning(null)} />}
    </>
  );
}
