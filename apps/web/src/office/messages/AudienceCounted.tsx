import type { BasicUser } from '@clubpulse/contract/accounts/users';
import type { AudienceCount, MessageChannel, MessageTexts } from '@clubpulse/contract/office/messages';
import type { Language } from '@clubpulse/contract/scalars';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { IconClock, IconLanguage } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Banner } from '../../kit/states/Banner.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import type { ApiError } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import classes from './Messages.module.css';

interface AudienceCountedProps {
  id: string;
  count: UseQueryResult<AudienceCount, ApiError>;
  ways: readonly MessageChannel[];
  texts: MessageTexts;
  first: Language;
}

export function AudienceCounted({ id, count, ways, texts, first }: AudienceCountedProps) {
  const t = useT();
  return (
    <section id={id} tabIndex={-1} className={classes['counted']} aria-label={t('messages.gets')} aria-live="polite">
      <QueryResult query={count} loading={<SkeletonRows rows={3} />}>
        {(counted) => <Counted counted={ways.length === 0 ? { ...counted, Reached: 0 } : counted} texts={texts} first={first} />}
      </QueryResult>
    </section>
  );
}

function Counted({ counted, texts, first }: { counted: AudienceCount; texts: MessageTexts; first: Language }) {
  const t = useT();
  const formats = useFormats();
  const { Chosen, Reached, Later, Languages, LeftOut, Named, Without } = counted;
  const inWords = new Intl.DisplayNames(formats.locale, { type: 'language' });
  const fallen = Languages.filter(({ Language }) => texts[Language] === undefined);
  const others = fallen.reduce((sum, { Count }) => sum + Count, 0);
  // Warnings about missing languages appear only once a text is begun.
  const isBegun = Boolean(texts[first]?.Title.trim() || texts[first]?.Text.trim());
  return (
    <>
      <p className={classes['count']}>
        <b>{formats.number(Reached)}</b> {t('messages.getIt', { chosen: formats.number(Chosen) })}
      </p>
      {Reached === 0 && <p className={classes['quiet']}>{t('messages.nobody')}</p>}
      {Named.length > 1 && <Names words={t('messages.gets')} count={Reached} people={Named} />}
      {Later > 0 && (
        <Banner tone="info" icon={IconClock}>
          {t('messages.later', { count: Later })}
        </Banner>
      )}
      {others > 0 && isBegun && (
        <Banner tone="warn" icon={IconLanguage}>
          {t('messages.fallback', {
            count: others,
            languages: fallen.map(({ Language }) => inWords.of(Language)).join(', '),
            first: inWords.of(first) ?? '',
          })}
        </Banner>
      )}
      {Without.length > 0 && (
        <section>
          <h2>{t('messages.without')}</h2>
          {Without.map(({ Fact, Count, People }) => (
            <Names key={Fact} words={t(`messages.without-${Fact}`)} count={Count} people={People} />
          ))}
        </section>
      )}
      {LeftOut.length > 0 && (
        <section>
          <h2>{t('messages.leftOut')}</h2>
          {LeftOut.map(({ Reason, Count, People }) => (
            <Names key={Reason} words={t(`messages.out-${Reason}`)} count={Count} people={People} />
          ))}
        </section>
      )}
    </>
  );
}

function Names({ words, count, people }: { words: string; count: number; people: readonly BasicUser[] }) {
  const formats = useFormats();
  return (
    <details className={classes['out']}>
      <summary>
        <span>{words}</span> <b>{formats.number(count)}</b>
      </summary>
      <ul>
        {people.map((person) => (
          <li key={person.UserId}>
            <Link to={pathTo('EditUser', person.UserId)}>{fullName(person)}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
