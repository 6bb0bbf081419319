import { Switch } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../kit/dialog/Dialog.tsx';
import { type KeyName, keyPhrases, lettersOn, turnLetters } from '../kit/use-keys.ts';
import { useT } from '../platform/phrases.ts';
import { withCommand } from './command-key.ts';
import classes from './KeyHelp.module.css';
import { menuFor } from './menu/menu.ts';
import { useMenuFacts } from './menu/use-menu.ts';

const signs: Partial<Record<KeyName, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  'mod+S': withCommand('S'),
  'mod+Z': withCommand('Z'),
};

export function KeyHelpDialog({ keys, onClose }: { keys: readonly KeyName[] | null; onClose: () => void }) {
  const t = useT();
  const [letters, setLetters] = useState(lettersOn);
  const entries = menuFor(useMenuFacts());
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
            <dd>{t(keyPhrases[name])}</dd>
          </div>
        ))}
      </dl>
      <h3 className={classes['places']}>{t('shell.goTo')}</h3>
      <dl className={classes['keys']}>
        {entries.map(({ section, go, label }) => (
          <div key={section} data-off={!letters}>
            <dt>
              <kbd>g</kbd> <kbd>{go}</kbd>
            </dt>
            <dd>{t(label)}</dd>
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
