import { Button } from '@mantine/core';
import dialog from '../../kit/dialog/dialog.module.css';
import { takeFocus } from '../../kit/dialog/focus.ts';
import type { useSignInWindow } from '../../platform/identity/use-sign-in-window.ts';
import { useT } from '../../platform/phrases.ts';

interface SignInChoicesProps {
  signIn: ReturnType<typeof useSignInWindow>;
  act: string;
  decline: { readonly label: string; readonly onClick: () => void };
}

/** The button opens a window, or is a link if the browser blocks windows. */
export function SignInChoices({ signIn: { problem, address, open }, act, decline }: SignInChoicesProps) {
  const t = useT();
  return (
    <>
      {problem !== null && <p role="alert">{t(problem)}</p>}
      <div className={dialog['choices']}>
        <Button variant="default" onClick={decline.onClick}>
          {decline.label}
        </Button>
        {address === null ? (
          <Button data-autofocus onClick={() => void open()}>
            {act}
          </Button>
        ) : (
          <Button ref={takeFocus} component="a" href={address} target="_blank" rel="noopener">
            {t('accounts.signInTab')}
          </Button>
        )}
      </div>
    </>
  );
}
