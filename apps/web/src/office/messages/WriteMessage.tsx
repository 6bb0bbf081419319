import type { AudienceCount, MessageInput } from '@clubpulse/contract/office/messages';
import type { Language } from '@clubpulse/contract/scalars';
import { type FormEvent, useId, useState } from 'react';
import { showFirstInvalidField } from '../../kit/form/first-invalid-field.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { makeVisible } from '../../kit/scroll-and-focus.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useWidth } from '../../kit/widths.ts';
import { useT } from '../../platform/phrases.ts';
import { SendLater } from '../planned-messages/public.ts';
import { AsTheyRead } from './AsTheyRead.tsx';
import { AudienceCounted } from './AudienceCounted.tsx';
import { AudienceFilters } from './AudienceFilters.tsx';
import { ChooseWays } from './ChooseWays.tsx';
import { MessageFields } from './MessageFields.tsx';
import classes from './Messages.module.css';
import { SendFoot } from './SendFoot.tsx';
import { type MessageForm, type MessageStart, useMessageForm, useSendMessage, useSmsParts } from './use-message-form.ts';

const ConfirmSend = lazyComponent(() => import('./ConfirmSend.tsx').then((it) => it.ConfirmSend));

export interface WriteMessageProps extends MessageStart {
  onSent: () => void;
}

export function WriteMessage({ onSent, ...start }: WriteMessageProps) {
  const t = useT();
  const formId = useId();
  const countId = useId();
  const message = useMessageForm(start);
  const { club, first, channels, count, reached, form, texts, saved } = message;
  const [writtenIn, setWrittenIn] = useState<Language>(first);
  const [planning, setPlanning] = useState<MessageInput | null>(null);
  /** The counted recipients are sent with the message, and the server refuses to send when the number has changed. */
  const [asking, setAsking] = useState<{ message: MessageInput; counted: AudienceCount | undefined } | null>(null);
  const sendNow = useSendMessage(message, onSent);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (reached === 1) {
      message.bringWrong();
      form.submit(sendNow)(event);
    } else {
      event.preventDefault();
      void openWith(message, event.currentTarget, (body) => setAsking({ message: body, counted: count.data }));
    }
  };
  const { sms, missing } = useSmsParts(message);
  const isDesk = useWidth() === 'desk';
  const counted = <AudienceCounted id={countId} count={count} ways={channels} texts={texts} first={first} />;
  const reads = (
    <AsTheyRead
      counted={channels.length === 0 ? [] : count.data?.Languages}
      ways={channels}
      texts={texts}
      target={form.values.Target}
      picture={form.values.PictureUri}
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
          data-unsaved={saved.isSaved ? 0 : form.changed.length}
          onSubmit={submit}
        >
          <div className={classes['whom']}>
            <fieldset className={classes['part']}>
              <legend>{t('messages.to')}</legend>
              <AudienceFilters filter={message.filter} onChange={message.setFilter} />
            </fieldset>
            {!isDesk && counted}
            <ChooseWays message={message} missing={missing} />
          </div>
          <div className={classes['what']}>
            <MessageFields message={message} onWriteIn={setWrittenIn} />
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
      <SendFoot
        message={message}
        sms={sms}
        missing={missing}
        formId={formId}
        onCount={() => makeVisible(countId)}
        onLater={(page) => void openWith(message, page, setPlanning)}
      />
      {/* The dialog is outside of the form, because a nested submit would submit both forms. */}
      {asking !== null && (
        <ConfirmSend
          message={asking.message}
          counted={asking.counted}
          sms={sms}
          busy={form.saving}
          onSend={() => void form.save(() => sendNow(asking.message)).finally(() => setAsking(null))}
          onClose={() => setAsking(null)}
        />
      )}
      {planning !== null && <SendLater message={planning} saved={saved} onPlanned={onSent} onClose={() => setPlanning(null)} />}
    </>
  );
}

async function openWith({ form, bringWrong }: MessageForm, page: HTMLFormElement | null, decide: (body: MessageInput) => void) {
  bringWrong();
  let opened = false;
  await form.save(async (body) => {
    opened = true;
    decide(body);
    return null;
  });
  if (!opened && page !== null) showFirstInvalidField(page);
}
