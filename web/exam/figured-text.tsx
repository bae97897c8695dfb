import type { VersionInReviewReply } from '../../src/wire/replies/questions.ts';
import type { BlockReply } from '../../src/wire/replies/rich-text.ts';
import { streamUrl } from '../api/client.ts';
import { FIGURE } from '../text/copy/exam.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { RichText } from '../ui/rich-text.tsx';
import styles from './figured-text.module.css';

type Figures = VersionInReviewReply['figures'];

/** Blocks of a text together with the figures that it shows. */
export const FiguredText = ({ blocks, figures }: { blocks: readonly BlockReply[]; figures: Figures }) => (
  <RichText
    blocks={blocks}
    renderFigure={(id) => <FigurePicture id={id} figure={figures.find(({ number }) => String(number) === id)} />}
  />
);

function FigurePicture({ id, figure }: { id: string; figure: Figures[number] | undefined }) {
  if (!figure) return <p className={styles.missing}>{FIGURE.missing(id)}</p>;
  const { key, smallKey, width, height, description, caption } = figure;
  return (
    <figure className={styles.figure}>
      <img src={streamUrl(smallKey)} width={width} height={height} alt={description} />
      <figcaption>
        {caption && <span>{caption}</span>}
        <ExternalLink href={streamUrl(key)} isTerse>
          {FIGURE.larger(id)}
        </ExternalLink>
      </figcaption>
    </figure>
  );
}
