import { Switch } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../kit/dialog/Dialog.tsx';
import { type KeyName, keyWords, lettersOn, turnLetters } from '../kit/use-keys.ts';
import { useT } from '../platform/phrases.ts';
import { withCommand } from './command-key.ts';
import classes from './KeyHelp.module.css';

const signs: Partial<Record<KeyName, string>> = { ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc' };

/** The help with keys, opened: it comes when it is first asked for. */
export function KeyHelpDialog({ keys, onClose }: { keys: readonly KeyName[] | null; onClose: () => void }) {
  const t = useT();
  const [letters, setLetters] = useState(lettersOn);
  return (
    <Dialog opened={keys !== null} onClose={onClose} title={t('shell.keyboard')}>
      <dl className={classes['keys']}>
        <div>
          <dt>
            <kbd>{withCommand('K')}</kbd>
          </dt>
          <dd>{t('shell.find')}</dd>
        </div>
        {keys?.map((name) => (
          <div key={name} data-off={name.length === 1 && !letters}>
            <dt>
              <kbd>{signs[name] ?? name}</kbd>
            </dt>
            <dd>{t(keyWords[name])}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('shell.letterKeys')}
        description={t('shell.letterKeysHint')}
        checked={letters}
        onChange={({ currentTarget: { checked } }) => {
          turnLetters(checked);
          setLetters(checked);
        }}
      />
    </Dialog>
  );
}
