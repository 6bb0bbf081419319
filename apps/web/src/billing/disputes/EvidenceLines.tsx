import classes from './Disputes.module.css';

export const EvidenceLines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={classes['evidence']}>
    {lines.map((line, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two facts can have the same text, and the list does not change.
      <li key={place}>{line}</li>
    ))}
  </ul>
);
