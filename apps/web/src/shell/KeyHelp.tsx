import { Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Dialog } from '../kit/dialog/Dialog.tsx';
import { type KeyName, keysOnScreen, keyWords, lettersOn, turnLetters, useKeys } from '../kit/use-keys.ts';
import { useT } from '../platform/phrases.ts';
import { withCommand } from './command-key.ts';
import classes from './KeyHelp.module.css';
import { keyHelp } from './palette/openers.ts';

const signs: Partial<Record<KeyName, string>> = { ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc' };

/** `?`: the keys of the screen, and the switch for those that are letters (brief section 7). */
export function KeyHelp() {
  const t = useT();
  const [keys, setKeys] = useState<readonly KeyName[] | null>(null);
  const [letters, setLetters] = useState(lettersOn);
  const open = () => setKeys(keysOnScreen());
  useKeys({ '?': open });
  useEffect(() => keyHelp.onOpened(() => setKeys(keysOnScreen())), []);
  return (
    <Dialog opened={keys !== null} onClose={() => setKeys(null)} title={t('shell.keyboard')}>
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
