import {
  apiTokenInputSchema,
  type ClubTokenInput,
  clubTokenInputSchema,
  type NewApiToken,
  type TokenRole,
  tokenDays,
  tokenRoles,
} from '@clubpulse/contract/accounts/tokens';
import { createClubToken, createToken } from '@clubpulse/contract/accounts/tokens.calls';
import { allScopes, type Scope, type ScopeArea, scopeAreas, scopeKinds } from '@clubpulse/contract/scopes';
import { Checkbox, TextInput } from '@mantine/core';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { change } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useProve } from '../security/public.ts';
import type { Holder } from './holder.ts';
import classes from './Tokens.module.css';

interface MakeTokenProps {
  holder: Holder;
  onMade: (token: NewApiToken) => void;
  onClose: () => void;
}

const empty: ClubTokenInput = { Name: '', Scopes: [], Days: 90, Role: 'Manager' };

export function MakeToken({ holder, onMade, onClose }: MakeTokenProps) {
  const t = useT();
  const prove = useProve();
  const isOfClub = holder.kind === 'club';
  const form = useForm({
    initial: empty,
    check: bySchema(clubTokenInputSchema),
  });
  const { values, errors, set } = form;
  const params = { id: holder.id };
  return (
    <>
      <DialogForm
        title={t('tokens.make')}
        act={t('tokens.make')}
        size="lg"
        form={form}
        refusal={<Refusal words={form.refusal} />}
        save={async (body) => {
          const made = await prove.run(() =>
            isOfClub
              ? change(createClubToken, { params, body }, { quiet: true })
              : change(createToken, { params, body: apiTokenInputSchema.parse(body) }, { quiet: true }),
          );
          onMade(made);
          return made;
        }}
        onClose={onClose}
      >
        <TextInput
          label={t('kit.name')}
          description={t('tokens.nameNote')}
          data-autofocus
          withAsterisk
          maxLength={60}
          value={values.Name}
          error={errors.Name}
          onChange={(event) => set({ Name: event.currentTarget.value })}
        />
        {isOfClub && (
          <ChoiceField<TokenRole>
            label={t('tokens.role')}
            description={t('tokens.roleNote')}
            allowDeselect={false}
            value={values.Role}
            error={errors.Role}
            data={tokenRoles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
            onChange={(role) => role !== null && set({ Role: role })}
          />
        )}
        <ScopeTable chosen={values.Scopes} error={errors.Scopes} onChange={(Scopes) => set({ Scopes })} />
        <div className={classes['days']}>
          <span>{t('tokens.days')}</span>
          <Segmented
            label={t('tokens.days')}
            value={String(values.Days)}
            options={tokenDays.map((days) => ({ value: String(days), label: t('tokens.dayCount', { count: days }) }))}
            onChange={(text) => set({ Days: tokenDays.find((days) => String(days) === text) ?? 90 })}
          />
        </div>
      </DialogForm>
      {prove.dialog}
    </>
  );
}

interface ScopeTableProps {
  chosen: readonly Scope[];
  error: string | undefined;
  onChange: (scopes: Scope[]) => void;
}

function ScopeTable({ chosen, error, onChange }: ScopeTableProps) {
  const t = useT();
  const row = (area: ScopeArea) => (
    <li key={area}>
      <span>{t(`tokens.area.${area}`)}</span>
      {scopeKinds.map((kind) => {
        const scope: Scope = `${area}:${kind}`;
        return (
          <Checkbox
            key={kind}
            label={t(`tokens.kind.${kind}`)}
            aria-label={t('tokens.kindOf', { area: t(`tokens.area.${area}`), kind: t(`tokens.kind.${kind}`) })}
            value={scope}
          />
        );
      })}
    </li>
  );
  return (
    <Checkbox.Group<Scope>
      label={t('tokens.scopes')}
      description={t('tokens.scopesNote')}
      withAsterisk
      value={[...chosen]}
      error={error}
      onChange={(turned) => onChange(allScopes.filter((scope) => turned.includes(scope)))}
    >
      <ul className={classes['areas']}>{scopeAreas.map(row)}</ul>
    </Checkbox.Group>
  );
}
