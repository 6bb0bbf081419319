import type { ApiToken, NewApiToken } from '@clubpulse/contract/accounts/tokens';
import { listClubTokens, listTokens } from '@clubpulse/contract/accounts/tokens.calls';
import { useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import type { Holder } from './holder.ts';
import { TokenRows } from './TokenRows.tsx';
import classes from './Tokens.module.css';

const MakeToken = lazyComponent(() => import('./MakeToken.tsx').then((it) => it.MakeToken));
const TokenSecret = lazyComponent(() => import('./TokenSecret.tsx').then((it) => it.TokenSecret));
const RevokeToken = lazyComponent(() => import('./RevokeToken.tsx').then((it) => it.RevokeToken));

type Opened = { act: 'make' } | { act: 'secret'; token: NewApiToken } | { act: 'revoke'; token: ApiToken };

export function Tokens({ holder }: { holder: Holder }) {
  const t = useT();
  const list = holder.kind === 'club' ? listClubTokens : listTokens;
  const tokens = useCall(list, { params: { id: holder.id } }, { quiet: true });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const make = <AddButton onClick={() => setOpened({ act: 'make' })}>{t('tokens.make')}</AddButton>;
  return (
    <>
      <p className={classes['lead']}>{t(holder.kind === 'club' ? 'tokens.leadOfClub' : 'tokens.lead')}</p>
      <a className={classes['docs']} href="/api/docs" target="_blank" rel="noreferrer">
        {t('tokens.docs')}
      </a>
      <QueryResult query={tokens} loading={<SkeletonRows rows={2} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('tokens.none')} action={make} />
          ) : (
            <>
              <TokenRows tokens={found} onRevoke={(token) => setOpened({ act: 'revoke', token })} />
              <div className={classes['after']}>{make}</div>
            </>
          )
        }
      </QueryResult>
      {opened?.act === 'make' && (
        <MakeToken holder={holder} onMade={(token) => setOpened({ act: 'secret', token })} onClose={close} />
      )}
      {opened?.act === 'secret' && <TokenSecret token={opened.token} onClose={close} />}
      {opened?.act === 'revoke' && <RevokeToken holder={holder} token={opened.token} onClose={close} />}
    </>
  );
}
