import { Button } from '@mantine/core';
import { IconCloudOff, IconLock, IconMapOff } from '@tabler/icons-react';
import type { ApiError } from '../../platform/calls/api-error.ts';
import { useT } from '../../platform/phrases.ts';
import { useUnreachableSince } from '../../platform/reach/reach.ts';
import classes from './ErrorState.module.css';

export const unreachablePhrases = () =>
  navigator.onLine
    ? ({ title: 'kit.noAnswer', text: 'kit.noAnswerText' } as const)
    : ({ title: 'kit.needsNetwork', text: 'kit.needsNetworkText' } as const);

export function ErrorState({ error, onRetry }: { error: ApiError; onRetry?: () => void }) {
  const t = useT();
  const isAway = useUnreachableSince() !== null;
  if (error.status === 0 && isAway) {
    const { title, text } = unreachablePhrases();
    return <Message icon={<IconCloudOff />} title={t(title)} text={t(text)} />;
  }
  if (error.status === 403) return <Message icon={<IconLock />} title={t('insufficient-rights')} text={t('kit.forbiddenText')} />;
  if (error.status === 404) return <NotFound />;
  return (
    <Message icon={<IconCloudOff />} title={t('get-failed')} text={t('kit.failedText')}>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {t('kit.tryAgain')}
        </Button>
      )}
    </Message>
  );
}

export function NotFound() {
  const t = useT();
  return <Message icon={<IconMapOff />} title={t('kit.notFound')} text={t('kit.notFoundText')} />;
}

interface MessageProps {
  icon: React.ReactNode;
  title: string;
  text: string;
  children?: React.ReactNode;
}

function Message({ icon, title, text, children }: MessageProps) {
  return (
    <div className={classes['error']} role="alert">
      <span className={classes['icon']}>{icon}</span>
      <p className={classes['title']}>{title}</p>
      <p className={classes['text']}>{text}</p>
      {children}
    </div>
  );
}
