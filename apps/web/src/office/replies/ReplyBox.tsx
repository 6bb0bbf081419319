import { type OwnThread, REPLY_TEXT_MAX, type ReplyInput, replyInputSchema } from '@clubpulse/contract/office/replies/replies';
import { Button, Textarea } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { useMemo } from 'react';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useScreenState } from '../../platform/back/back-stack.ts';
import { useT } from '../../platform/phrases.ts';
import { useOpenEditor } from '../../platform/version/open-editors.ts';
import classes from './Replies.module.css';

interface ReplyBoxProps {
  name: string;
  club: string;
  send: (body: ReplyInput) => Promise<OwnThread>;
  onSent?: (thread: OwnThread) => void;
}

export function ReplyBox({ name, club, send, onSent }: ReplyBoxProps) {
  const t = useT();
  const [Text, setText] = useScreenState(name, '');
  useOpenEditor(Text !== '');
  const saved = useMemo(() => ({ Text }), [Text]);
  const form = useForm<ReplyInput, ReplyInput>({ saved, check: bySchema(replyInputSchema) });
  return (
    <form
      className={classes['box']}
      noValidate
      onSubmit={form.submit(async (body) => {
        const thread = await send(body);
        setText('');
        onSent?.(thread);
        return thread;
      })}
    >
      <Textarea
        label={t('replies.yourReply')}
        description={t('replies.whoReads', { club })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={REPLY_TEXT_MAX}
        value={form.values.Text}
        error={form.errors.Text}
        onChange={({ currentTarget: { value } }) => {
          form.set({ Text: value });
          setText(value);
        }}
      />
      <Refusal words={form.refusal === null ? null : `${t('replies.notSent')}. ${form.refusal}`} />
      <div className={classes['acts']}>
        <Button type="submit" loading={form.saving} leftSection={<IconSend2 size={17} stroke={1.8} />}>
          {form.refusal === null ? t('kit.send') : t('kit.tryAgain')}
        </Button>
      </div>
    </form>
  );
}
