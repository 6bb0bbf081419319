import classes from './Ladder.module.css';

/**
 * Five rising segments that carry a zone without colour: `zone` of them are full, in the text colour around.
 * `height` in pixels. Decoration beside the zone's words, so hidden from readers.
 */
export function Ladder({ zone, height = 20 }: { zone: number; height?: number }) {
  return (
    <span className={classes['ladder']} style={{ height }} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((step) => (
        <i key={step} data-on={step <= zone} style={{ height: `${20 + step * 16}%` }} />
      ))}
    </span>
  );
}
