import type { ScenePerson } from '@clubpulse/contract/live/scenes/scenes';
import type { CSSProperties } from 'react';
import type { LiveTranslate } from '../../translate.ts';
import { isMadeUp } from '../board.ts';
import { nameFit } from '../name-fit.ts';
import { shownName } from '../Tile.tsx';
import classes from './scene.module.css';

export function SceneName({
  person,
  words,
}: {
  person: Pick<ScenePerson, 'name' | 'guest' | 'demo' | 'lent'>;
  words: LiveTranslate;
}) {
  const name = shownName(person, words);
  const text = isMadeUp(person) ? `${words('live.demo')} ${name}` : name;
  const { em, set } = nameFit(text);
  return (
    <span className={classes['name']} data-set={set} style={{ '--em': em } as CSSProperties}>
      {text}
    </span>
  );
}
