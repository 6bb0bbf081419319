import { EMBED_ROWS, type EmbedInput, type OfferedChallenge } from '@clubpulse/contract/community/embeds';
import { openMeasures, RANKING_MAX_DAYS, rankingRanges } from '@clubpulse/contract/community/rankings';
import { languages } from '@clubpulse/contract/scalars';
import { earliestFor } from '@clubpulse/rules/community/rankings/range';
import { Anchor, Checkbox, Textarea } from '@mantine/core';
import { Fields } from '../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { useFormats } from '../../platform/formats.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { measureLabels } from '../rankings/public.ts';
import classes from './Embeds.module.css';
import { type EmbedValues, sinceRefused } from './embed-values.ts';
import { SiteColors } from './SiteColors.tsx';

const VISITOR = 'visitor';

interface EmbedFieldsProps {
  readonly form: Form<EmbedValues, EmbedInput>;
  readonly offered: readonly OfferedChallenge[];
}

export function EmbedFields({ form, offered }: EmbedFieldsProps) {
  const t = useT();
  const { values, errors, set, setUnreadable } = form;
  return (
    <Fields>
      <Checkbox.Group
        label={t('embeds.what')}
        description={t('embeds.orderNote')}
        value={[...values.Rankings]}
        error={errors.Rankings}
        onChange={(chosen) => set({ Rankings: inOrderOf(chosen, openMeasures) })}
      >
        <div className={classes['choices']}>
          {openMeasures.map((one) => (
            <Checkbox key={one} value={one} label={t(measureLabels[one])} />
          ))}
        </div>
      </Checkbox.Group>
      <Challenges form={form} offered={offered} />
      <Checkbox.Group
        label={t('embeds.when')}
        description={t('embeds.orderNote')}
        value={[...values.Ranges]}
        error={errors.Ranges}
        onChange={(chosen) => set({ Ranges: inOrderOf(chosen, rankingRanges) })}
      >
        <div className={classes['choices']}>
          {rankingRanges.map((one) => (
            <Checkbox key={one} value={one} label={t(`rankings.range.${one}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <Since form={form} />
      <div className={classes['pair']}>
        <NumberField
          label={t('embeds.rows')}
          min={EMBED_ROWS.min}
          max={EMBED_ROWS.max}
          value={values.Rows}
          error={errors.Rows}
          onChange={(Rows) => {
            setUnreadable('Rows', Number.isNaN(Rows));
            set({ Rows });
          }}
        />
        <ChoiceField
          label={t('shell.language')}
          allowDeselect={false}
          data={[
            { value: VISITOR, label: t('embeds.ofVisitor') },
            ...languages.map((value) => ({ value, label: languageNames[value] })),
          ]}
          value={values.Language ?? VISITOR}
          onChange={(language) => set({ Language: languages.find((one) => one === language) ?? null })}
        />
      </div>
      <SiteColors values={values} errors={errors} onChange={set} />
      <Textarea
        label={t('embeds.origins')}
        description={t('embeds.originsNote')}
        autosize
        minRows={2}
        value={values.Origins}
        error={errors.Origins}
        onChange={(event) => set({ Origins: event.currentTarget.value })}
      />
    </Fields>
  );
}

const inOrderOf = <One extends string>(chosen: readonly string[], all: readonly One[]): One[] =>
  chosen.flatMap((one) => all.find((value) => value === one) ?? []);

type PartProps = Pick<EmbedFieldsProps, 'form'>;

function Challenges({ form: { values, errors, set }, offered }: EmbedFieldsProps) {
  const t = useT();
  const formats = useFormats();
  if (offered.length === 0) return <p className={classes['note']}>{t('embeds.noChallenges')}</p>;
  const titleOf = (id: number | undefined) => offered.find(({ ChallengeId }) => ChallengeId === id)?.Title ?? '';
  const refused = values.Challenges.flatMap((id, place) => {
    const words = errors[`Challenges.${place}`];
    return words === undefined ? [] : [`${t('kit.label', { label: titleOf(id) })} ${words}`];
  });
  return (
    <Checkbox.Group
      label={t('challenges.title')}
      description={t('embeds.challengesNote')}
      value={values.Challenges.map(String)}
      error={errors.Challenges ?? (refused.length > 0 && refused.join(' '))}
      onChange={(chosen) => set({ Challenges: chosen.map(Number) })}
    >
      <div className={classes['choices']}>
        {offered.map(({ ChallengeId, Title, StartDate, EndDate, State }) => (
          <Checkbox
            key={ChallengeId}
            value={String(ChallengeId)}
            label={Title}
            description={
              State === 'Finished'
                ? t('embeds.over', { day: formats.date(EndDate) })
                : t('kit.fromTo', { from: formats.date(StartDate), to: formats.date(EndDate) })
            }
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}

function Since({ form: { values, errors, set, setUnreadable } }: PartProps) {
  const t = useT();
  const formats = useFormats();
  const today = useTodayIn(useStaffClub().TimeZone);
  const earliest = earliestFor(today);
  const isLong = sinceRefused(values.Since, today) === 'long';
  return (
    <DateField
      label={t('embeds.since')}
      near
      max={today}
      onBroken={(broken) => setUnreadable('Since', broken)}
      value={values.Since}
      error={
        isLong ? (
          <>
            {t('embeds.sinceTooLong', { max: RANKING_MAX_DAYS })}{' '}
            <Anchor component="button" type="button" inherit onClick={() => set({ Since: earliest })}>
              {t('rankings.fromDay', { day: formats.date(earliest) })}
            </Anchor>
          </>
        ) : (
          errors.Since
        )
      }
      onChange={(since) => set({ Since: since })}
    />
  );
}
