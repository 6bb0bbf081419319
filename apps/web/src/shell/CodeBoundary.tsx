import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { Component, type ReactNode, useEffect } from 'react';
import { awayWords } from '../kit/states/ErrorState.tsx';
import { translate, useT } from '../platform/phrases.ts';
import { NotFetched } from '../platform/reach/fetched-code.ts';
import { answersNow, onReturn, useAwaySince } from '../platform/reach/reach.ts';
import type { Screen } from '../platform/screen.ts';
import { clearError, toastError } from '../platform/toasts/toasts.ts';
import classes from './messages/FullMessage.module.css';
import { codeOf, forgetCode, type ScreenCode } from './screen-code.ts';

interface CodeBoundaryProps {
  screen: Screen;
  /** Draws the screen's code: after it was missing that is other code. */
  show: (Code: ScreenCode) => ReactNode;
}

/** Around a screen: code that did not come is asked for again when the server answers, or by the button. */
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
    // What else breaks is the router's to show.
    if (!(error instanceof NotFetched)) throw error;
    return <NotHere screen={this.props.screen} onRetry={() => this.setState({ error: null })} />;
  }
}

const CAUSE = 'component-load-error';

/**
 * In the place of the screen, under its name. Without a network the page says why, and comes back by itself; what is missing although the
 * server answers is said by the toast of the catalogue (spec 1 section 8), as long as it is so.
 */
function NotHere({ screen, onRetry }: { screen: Screen; onRetry: () => void }) {
  const t = useT();
  const isAway = useAwaySince() !== null;
  const away = awayWords();
  useEffect(() => {
    if (isAway) return;
    let left = false;
    // A network that went away silently shows first here.
    void answersNow().then((there) => {
      if (!there || left) return;
      toastError({ cause: CAUSE, title: translate('server-error'), message: translate('component-load-error') });
    });
    return () => {
      left = true;
      clearError(CAUSE);
    };
  }, [isAway]);
  useEffect(() => onReturn(onRetry), [onRetry]);
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
