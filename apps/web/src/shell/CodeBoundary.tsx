import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { Component, type ReactNode, useEffect } from 'react';
import { translate, useT } from '../platform/phrases.ts';
import { NotFetched } from '../platform/reach/fetched-code.ts';
import { onReturn } from '../platform/reach/reach.ts';
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
    return <NotHere onRetry={() => this.setState({ error: null })} />;
  }
}

const CAUSE = 'component-load-error';

/** The toast of the catalogue says why (spec 1 section 8), as long as it is so. */
function NotHere({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  useEffect(() => {
    toastError({ cause: CAUSE, title: translate('server-error'), message: translate('component-load-error') });
    return () => clearError(CAUSE);
  }, []);
  useEffect(() => onReturn(onRetry), [onRetry]);
  return (
    <div className={classes['message']}>
      <IconCloudOff size={32} stroke={1.6} aria-hidden="true" />
      <Button variant="default" onClick={onRetry}>
        {t('kit.tryAgain')}
      </Button>
    </div>
  );
}
