import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { Component, type ReactNode, useEffect } from 'react';
import { unreachablePhrases } from '../kit/states/ErrorState.tsx';
import { translate, useT } from '../platform/phrases.ts';
import { NotFetched } from '../platform/reach/fetched-code.ts';
import { isServerReachable, onReconnect, useUnreachableSince } from '../platform/reach/reach.ts';
import type { Screen } from '../platform/screen.ts';
import { clearError, toastError } from '../platform/toasts/toasts.ts';
import classes from './messages/FullMessage.module.css';
import { codeOf, forgetCode, type ScreenCode } from './screen-code.ts';

interface CodeBoundaryProps {
  screen: Screen;
  show: (Code: ScreenCode) => ReactNode;
}

export class CodeBoundary extends Component<CodeBoundaryProps, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof NotFetched) forgetCode(this.props.screen);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.show(codeOf(this.props.screen));
    if (!(error instanceof NotFetched)) throw error;
    return <NotHere screen={this.props.screen} onRetry={() => this.setState({ error: null })} />;
  }
}

const CAUSE = 'component-load-error';

/** Offline it recovers automatically. Otherwise a toast reports the missing code. */
function NotHere({ screen, onRetry }: { screen: Screen; onRetry: () => void }) {
  const t = useT();
  const isAway = useUnreachableSince() !== null;
  const away = unreachablePhrases();
  useEffect(() => {
    if (isAway) return;
    let left = false;
    // A network lost silently is first noticed here.
    void isServerReachable().then((there) => {
      if (!there || left) return;
      toastError({ cause: CAUSE, title: translate('server-error'), message: translate('component-load-error') });
    });
    return () => {
      left = true;
      clearError(CAUSE);
    };
  }, [isAway]);
  useEffect(() => onReconnect(onRetry), [onRetry]);
  return (
    <div className={classes['message']}>
      <IconCloudOff size={32} stroke={1.6} aria-hidden="true" />
      <h1>{t(screen.title)}</h1>
      {isAway ? (
        <p>
          {t(away.title)}. {t(away.text)}
        </p>
      ) : (
        <Button variant="default" onClick={onRetry}>
          {t('kit.tryAgain')}
        </Button>
      )}
    </div>
  );
}
