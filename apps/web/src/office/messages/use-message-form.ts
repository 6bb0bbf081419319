import {
  type MessageChannel,
  type MessageDraft,
  type MessageInput,
  messageChannels,
  messageInputSchema,
} from '@clubpulse/contract/office/messages';
import { countAudience, sendMessage, sendSms } from '@clubpulse/contract/office/messages.calls';
import type { PlannedMessage } from '@clubpulse/contract/office/planned-messages/planned-messages';
import { type Language, languages } from '@clubpulse/contract/scalars';
import { factsIn, smsTogether } from '@clubpulse/rules/office/messages/messages';
import { useState } from 'react';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { queryClient, useCall, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useSendsMail } from '../../platform/mail-server.ts';
import { useLanguage, useT } from '../../platform/phrases.ts';
import { useClub, useStaffClub } from '../../platform/session.tsx';
import { toastDone, toastError } from '../../platform/toasts/toasts.ts';
import { useSavedDraft } from '../planned-messages/public.ts';
import { type AudienceFilter, audienceOf, filterOf, queryOf } from './audience-filter.ts';
import { isWrongIn } from './MessageTextFields.tsx';
import { besideOf, type WrittenText, type WrittenTexts, written, writtenTextsOf } from './written-texts.ts';

export type Ways = Readonly<Record<MessageChannel, boolean>>;

interface Values {
  Texts: WrittenTexts;
  Target: MessageDraft['Target'];
  PictureUri: MessageDraft['PictureUri'];
}

export interface MessageStart {
  to: AudienceFilter;
  begun: WrittenText | undefined;
  draft: PlannedMessage | null;
  onLeft: (club: { readonly ClubId: number; readonly Name: string }) => void;
}

export type MessageForm = ReturnType<typeof useMessageForm>;

export function useMessageForm({ to, begun: proposed, draft, onLeft }: MessageStart) {
  const spoken = useLanguage();
  const begun = draft?.Content;
  const first = begun?.Language ?? spoken;
  const { ClubId: id } = useStaffClub();
  const club = useClub()?.Name ?? '';
  const [filter, setFilter] = useState(begun === undefined ? to : filterOf(begun.Audience));
  const [chosenBeside, setBeside] = useState<Language | null>(null);
  const sendsMail = useSendsMail();
  const [wanted, setWays] = useState<Ways>({ App: begun?.App ?? true, Email: begun?.Email ?? true, Sms: begun?.Sms ?? false });
  const ways: Ways = { ...wanted, Email: wanted.Email && sendsMail };
  const channels = messageChannels.filter((channel) => ways[channel]);
  const counting = channels.length === 0 ? (['App'] as const) : channels;
  const all = useCall(
    countAudience,
    { params: { id }, query: queryOf(filter, messageChannels) },
    { keepPrevious: true, quiet: true },
  );
  const [facts, setFacts] = useState(() => factsIn(begun?.Texts ?? {}));
  const count = useCall(countAudience, { params: { id }, query: queryOf(filter, counting, facts) }, { keepPrevious: true });
  const beside = chosenBeside ?? besideOf(first, begun?.Texts, count.data?.Languages);
  const reached = channels.length === 0 ? 0 : (count.data?.Reached ?? 0);

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
  const { values } = form;
  const saved = useSavedDraft(id, draft, { ...ways, Audience: audienceOf(filter), Language: first, ...values }, () =>
    onLeft({ ClubId: id, Name: club }),
  );
  return {
    clubId: id,
    club,
    first,
    filter,
    setFilter,
    ways,
    setWay: (way: Partial<Ways>) => setWays({ ...wanted, ...way }),
    channels,
    all,
    count,
    reached,
    beside,
    setBeside,
    form,
    texts: written(values.Texts, first),
    setTexts: (Texts: WrittenTexts) => {
      form.set({ Texts });
      setFacts(factsIn(Texts));
    },
    bringWrong: () => {
      const wrong = check(values).errors ?? {};
      if (isWrongIn(first, wrong) || isWrongIn(beside, wrong)) return;
      const hidden = languages.find((language) => isWrongIn(language, wrong));
      if (hidden !== undefined) setBeside(hidden);
    },
    saved,
  };
}

export function useSmsParts({ ways, count, texts, first, club }: MessageForm): { sms: string | undefined; missing: number } {
  const t = useT();
  const formats = useFormats();
  const parts = ways.Sms && count.data ? smsTogether(count.data.Languages, texts, first, club) : 0;
  const left = count.data?.SmsLeft ?? null;
  const used =
    left === null
      ? t('messages.smsParts', { parts: formats.number(parts) })
      : t('messages.smsLeft', { parts: formats.number(parts), left: formats.number(left) });
  return { sms: ways.Sms && parts > 0 ? used : undefined, missing: ways.Sms && left !== null ? Math.max(0, parts - left) : 0 };
}

export function useSendMessage({ clubId, saved }: MessageForm, onSent: () => void) {
  const t = useT();
  const formats = useFormats();
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
  return async (body: MessageInput) => {
    const PlannedMessageId = await saved.stop();
    try {
      return await (body.Sms ? bySms : send).mutateAsync({ params: { id: clubId }, body: { ...body, PlannedMessageId } });
    } catch (error) {
      saved.goOn(error);
      throw error;
    }
  };
}
