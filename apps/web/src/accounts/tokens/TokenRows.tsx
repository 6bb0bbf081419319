import type { ApiToken } from '@clubpulse/contract/accounts/tokens';
import { Button } from '@mantine/core';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { lastUse } from './holder.ts';
import classes from './Tokens.module.css';

interface TokenRowsProps {
  tokens: readonly ApiToken[];
  onRevoke: (token: ApiToken) => void;
}

export function TokenRows({ tokens, onRevoke }: TokenRowsProps) {
  const t = useT();
  const columns: readonly Column<ApiToken>[] = [
    { id: 'Name', head: t('kit.name'), names: true, cell: (token) => <Name token={token} /> },
    { id: 'Scopes', head: t('tokens.may'), cell: (token) => <Scopes token={token} /> },
    { id: 'LastUsed', head: t('tokens.lastUsed'), cell: (token) => <LastUse token={token} /> },
    { id: 'Ends', head: t('tokens.days'), cell: (token) => <Ends token={token} /> },
    { id: 'acts', head: null, end: true, cell: (token) => <Revoke token={token} onRevoke={onRevoke} /> },
  ];
  const card = (token: ApiToken) => (
    <div className={classes['card']}>
      <div className={classes['head']}>
        <Name token={token} />
        <Revoke token={token} onRevoke={onRevoke} />
      </div>
      <Scopes token={token} />
      <LastUse token={token} />
      <Ends token={token} />
    </div>
  );
  return <ListRows label={t('tokens.tokens')} rows={tokens} idOf={(token) => token.ApiTokenId} columns={columns} card={card} />;
}

function Name({ token: { Name: name, Hint, Role, By, MadeAt } }: { token: ApiToken }) {
  const t = useT();
  const formats = useFormats();
  return (
    <span className={classes['name']}>
      <b>{name}</b>
      <span className={classes['quiet']}>
        <span className={classes['code']}>…{Hint}</span>
        {Role !== null && ` ${t('tokens.asRole', { role: t(`role.${Role}`), name: By.FirstMidName || By.Nickname })}`}{' '}
        {t('kit.since', { date: formats.date(MadeAt) })}
      </span>
    </span>
  );
}

function Scopes({ token }: { token: ApiToken }) {
  return (
    <span className={classes['scopes']}>
      {token.Scopes.map((scope) => (
        <StateChip key={scope} tone={scope.endsWith(':write') ? 'warn' : 'mute'}>
          <span className={classes['code']}>{scope}</span>
        </StateChip>
      ))}
    </span>
  );
}

function LastUse({ token }: { token: ApiToken }) {
  return <span className={classes['quiet']}>{lastUse(useT(), useFormats(), token)}</span>;
}

function Ends({ token: { ExpiresAt } }: { token: ApiToken }) {
  const t = useT();
  const date = useFormats().date(ExpiresAt);
  const isOver = Date.parse(ExpiresAt) <= useNow().getTime();
  return isOver ? <StateChip tone="outline">{t('tokens.ended', { date })}</StateChip> : <span>{t('kit.until', { date })}</span>;
}

function Revoke({ token, onRevoke }: { token: ApiToken; onRevoke: TokenRowsProps['onRevoke'] }) {
  const t = useT();
  return (
    <Button
      variant="default"
      className={classes['danger'] ?? ''}
      aria-label={t('tokens.revokeOf', { name: token.Name })}
      onClick={() => onRevoke(token)}
    >
      {t('tokens.revoke')}
    </Button>
  );
}
