import { COMMENT_MAX, commentInputSchema } from '@clubpulse/contract/training/comments/comments';
import { createComment } from '@clubpulse/contract/training/comments/comments.calls';
import { Button, Textarea } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { useScreenState } from '../../platform/back/back-stack.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { useOpenEditor } from '../../platform/version/open-editors.ts';
import classes from './Thread.module.css';

interface CommentBoxProps {
  trainingId: number;
  userId: number;
  focused: boolean;
  onSent?: () => void;
}

export function CommentBox({ trainingId, userId, focused, onSent }: CommentBoxProps) {
  const t = useT();
  const own = userId === useSelf().UserId;
  const create = useChange(createComment, { quiet: true });
  const [Text, setText] = useScreenState(`comment${trainingId}`, '');
  useOpenEditor(Text !== '');
  const saved = useMemo(() => ({ Text }), [Text]);
  const form = useForm<{ Text: string }, { Text: string }>({ saved, check: bySchema(commentInputSchema) });
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!focused) return;
    const timer = setTimeout(() => box.current?.focus());
    return () => clearTimeout(timer);
  }, [focused]);
  const isRefused = form.refusal !== null;
  return (
    <form
      className={classes['box']}
      noValidate
      onSubmit={form.submit(async (body) => {
        const comment = await create.mutateAsync({ params: { id: trainingId }, body });
        setText('');
        onSent?.();
        return comment;
      })}
    >
      <Textarea
        ref={box}
        aria-label={t('training.writeComment')}
        placeholder={t('training.writeComment')}
        description={t(own ? 'training.whoReadsYours' : 'training.whoReads')}
        inputWrapperOrder={['input', 'description', 'error']}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={COMMENT_MAX}
        value={form.values.Text}
        error={form.errors.Text}
        onChange={({ currentTarget: { value } }) => {
          form.set({ Text: value });
          setText(value);
        }}
      />
      <Refusal words={isRefused ? `${t('training.commentFailed')}. ${form.refusal}` : null} />
      <Button
        type="submit"
        variant="default"
        className={classes['send']}
        loading={form.saving}
        leftSection={<IconSend2 size={17} stroke={1.8} />}
      >
        {isRefused ? t('kit.tryAgain') : t('training.sendComment')}
      </Button>
    </form>
  );
}
