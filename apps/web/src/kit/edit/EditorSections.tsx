import { type Icon, IconAlertTriangle } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useT } from '../../platform/phrases.ts';
import { NOTICES } from '../form/first-invalid-field.ts';
import type { FieldTexts } from '../form/form-state.ts';
import { useSideways } from '../page/use-sideways.ts';
import { useWidth } from '../widths.ts';
import classes from './EditorSections.module.css';
import { useCurrentSection } from './use-current-section.ts';

interface OutlineEntry {
  readonly id: string;
  readonly label: string;
  readonly wrong: number;
  readonly count?: string | undefined;
  readonly icon?: Icon;
  readonly group?: string | undefined;
}

export interface Section {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly string[];
  readonly count?: string | undefined;
  readonly icon?: Icon;
  readonly group?: string | undefined;
}

export const outlineOf = (sections: readonly Section[], errors: FieldTexts): readonly OutlineEntry[] =>
  sections.map(({ fields, ...section }) => ({
    ...section,
    wrong: Object.keys(errors).filter((field) => errors[field] !== undefined && fields.includes(field.split('.')[0] ?? field))
      .length,
  }));

interface EditorSectionsProps {
  outline?: readonly OutlineEntry[];
  notices?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export function EditorSections({ outline, notices, aside, children }: EditorSectionsProps) {
  const width = useWidth();
  const isLine = width === 'phone' || (width === 'tablet' && aside !== undefined);
  return (
    <div className={classes['editor']} data-line={isLine} data-outline={outline !== undefined} data-aside={aside !== undefined}>
      {outline !== undefined && <Outline entries={outline} />}
      <div className={classes['sections']}>
        <div id={NOTICES} tabIndex={-1} className={classes['notices']}>
          {notices}
        </div>
        {children}
      </div>
      {aside !== undefined && <aside className={classes['aside']}>{aside}</aside>}
    </div>
  );
}

/** The index scrolls by code, because the router uses the hash. In narrow space the index is a sticky line. */
function Outline({ entries }: { entries: readonly OutlineEntry[] }) {
  const t = useT();
  const sideways = useSideways<HTMLUListElement>(entries.map(({ label }) => label).join('\n'), '');
  const [here, setHere] = useCurrentSection(entries.map(({ id }) => id));
  const goTo = (id: string) => {
    setHere(id);
    document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' });
    document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
  };
  return (
    <nav className={classes['outline']} aria-label={t('kit.sections')}>
      <ul {...sideways}>
        {entries.map(({ id, label, wrong, count, icon: Sign, group }, at) => (
          <Fragment key={id}>
            {group !== undefined && group !== entries[at - 1]?.group && <li className={classes['group']}>{group}</li>}
            <li>
              <button type="button" data-error={wrong > 0} aria-current={id === here} onClick={() => goTo(id)}>
                {Sign && <Sign size={17} stroke={1.8} aria-hidden="true" />}
                {label}
                {wrong > 0 ? (
                  <span>
                    {Sign && <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />}
                    {wrong}
                  </span>
                ) : (
                  count !== undefined && <span>{count}</span>
                )}
              </button>
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}

interface EditorSectionProps {
  id: string;
  title: string;
  note?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export function EditorSection({ id, title, note, aside, children }: EditorSectionProps) {
  return (
    <section id={id} className={classes['section']} aria-labelledby={`${id}-title`}>
      <div className={classes['head']}>
        <div>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          {note !== undefined && <p>{note}</p>}
        </div>
        {aside}
      </div>
      <Fields>{children}</Fields>
    </section>
  );
}

export const Fields = ({ children }: { children: ReactNode }) => <div className={classes['fields']}>{children}</div>;

export const Pair = ({ children }: { children: ReactNode }) => <div className={classes['pair']}>{children}</div>;
