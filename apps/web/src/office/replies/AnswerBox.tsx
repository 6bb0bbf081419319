import { REPLY_TEXT_MAX, type ReplyInput, replyInputSchema, type Thread } from '@clubpulse/contract/office/replies/replies';
import { answerThread, noteOnThread, setThreadHolder } from '@clubpulse/contract/office/replies/replies.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button, Textarea } from '@mantine/core';
import { IconNote, IconSend2 } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useKeys } from '../../kit/use-keys.ts';
import { useChange } from '../../platform/api.ts';
import { useScreenState } from '../../platform/back/back-stack.ts';
import { useT } from '../../platform/phrases.ts';
import { useIsStaff, useSelf } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { useOpenEditor } from '../../platform/version/open-editors.ts';
import classes from './Replies.module.css';
import { TemplateMenu } from './TemplateMenu.tsx';

const allKinds = ['Answer', 'StaffNote', 'OwnNote'] as const;
type Kind = (typeof allKinds)[number];
/** The front desk cannot write notes, because notes are for staff. */
const onlyAnswer: readonly Kind[] = ['Answer'];

/** After an error the text remains. `/` in the empty field opens the templates. */
export function AnswerBox({ thread }: { thread: Thread }) {
  const t = useT();
  const { UserId } = useSelf();
  const { ThreadId: threadId, ClubId: id, RowVersion, Holder, ClosedAt } = thread;
  const kinds = useIsStaff() ? allKinds : onlyAnswer;
  const [kind, setKind] = useState<Kind>('Answer');
  const box = useRef<HTMLFormElement>(null);
  const templates = useRef<HTMLButtonElement>(null);
  const write = (next: Kind) => {
    flushSync(() => setKind(next));
    box.current?.querySelector<HTMLElement>('textarea, [data-take]')?.focus();
  };
  useKeys({ r: () => write('Answer'), n: kinds.length > 1 ? () => write('StaffNote') : undefined });
  const [Text, setText] = useScreenState(`answer${threadId}`, '');
  useOpenEditor(Text !== '');
  const saved = useMemo(() => ({ Text }), [Text]);
  const form = useForm<ReplyInput, ReplyInput>({ saved, check: bySchema(replyInputSchema) });
  const answer = useChange(answerThread, { quiet: true });
  const note = useChange(noteOnThread, { quiet: true });
  const params = { id, threadId };
  const send = (Close: boolean) => async (body: ReplyInput) => {
    const written =
      kind === 'Answer'
        ? await answer.mutateAsync({ params, body: { ...body, RowVersion, Close } })
        : await note.mutateAsync({ params, body: { ...body, Own: kind === 'OwnNote' } });
    setText('');
    if (Close) toastDone({ title: t('replies.isClosed') });
    return written;
  };
  const change = (value: string) => {
    form.set({ Text: value });
    setText(value);
  };
  const insert = (text: string) => {
    change(form.values.Text === '' ? text : `${form.values.Text}\n${text}`);
    box.current?.querySelector('textarea')?.focus();
  };
  const isHeld = kind === 'Answer' && Holder !== null && Holder.UserId !== UserId;
  return (
    <form ref={box} className={classes['box']} noValidate onSubmit={form.submit(send(false))}>
      {kinds.length > 1 && (
        <Segmented
          label={t('replies.kind')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`replies.kind-${value}`) }))}
          onChange={setKind}
        />
      )}
      {isHeld ? (
        <HeldByOther thread={thread} name={fullName(Holder)} />
      ) : (
        <>
          <Textarea
            aria-label={t(`replies.kind-${kind}`)}
            description={t(kind === 'Answer' ? 'replies.answerHint' : 'replies.noteHint')}
            inputWrapperOrder={['input', 'description', 'error']}
            data-note={kind !== 'Answer'}
            autosize
            minRows={3}
            maxRows={12}
            maxLength={REPLY_TEXT_MAX}
            value={form.values.Text}
            error={form.errors.Text}
            onKeyDown={(event) => {
              if (event.key !== '/' || form.values.Text !== '' || templates.current === null) return;
              event.preventDefault();
              templates.current.click();
            }}
            onChange={({ currentTarget: { value } }) => change(value)}
          />
          <Refusal words={form.refusal === null ? null : `${t('replies.notSent')}. ${form.refusal}`} />
          <div className={classes['acts']}>
            {kind === 'Answer' && <TemplateMenu ref={templates} clubId={id} threadId={threadId} onChoose={insert} />}
            {kind === 'Answer' && ClosedAt === null && (
              <Button variant="default" disabled={form.saving} onClick={() => void form.save(send(true))}>
                {t('replies.sendAndClose')}
              </Button>
            )}
            <Button
              type="submit"
              loading={form.saving}
              leftSection={kind === 'Answer' ? <IconSend2 size={17} stroke={1.8} /> : <IconNote size={17} stroke={1.8} />}
            >
              {kind === 'Answer' ? t('kit.send') : t('replies.saveNote')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

function HeldByOther({ thread: { ThreadId: threadId, ClubId: id, RowVersion }, name }: { thread: Thread; name: string }) {
  const t = useT();
  const { UserId } = useSelf();
  const take = useChange(setThreadHolder);
  return (
    <div className={classes['held']}>
      <p>{t('replies.held', { name })}</p>
      <Button
        variant="default"
        data-take
        loading={take.isPending}
        onClick={() => take.mutate({ params: { id, threadId }, body: { AssigneeId: UserId, RowVersion } })}
      >
        {t('replies.take')}
      </Button>
    </div>
  );
}
