import { M } from '../../src/wire/messages.ts';
import { GALLERY } from '../text/copy/gallery.ts';
import { PROMISE_WORDS } from '../text/copy/program.ts';
import { Card } from '../ui/card.tsx';
import { Price } from '../ui/price.tsx';
import { StarList } from '../ui/star-list.tsx';
import { Badge, Ribbon, Tag } from '../ui/tag.tsx';
import { Specimen } from './specimen.tsx';

const TAGS = ['neutral', 'primary', 'accent', 'gold', 'success', 'warning', 'danger'] as const;
const POINTS = Object.values(PROMISE_WORDS);
const SIZES = ['small', 'medium', 'large'] as const;
const TONES = ['surface', 'sunken', 'shade'] as const;
const PADDINGS = ['medium', 'large'] as const;

export function FactSpecimens() {
  return (
    <>
      <Specimen name="Price · small, medium, large; reduced; exact; free">
        {SIZES.map((size) => (
          <Price key={size} amount={499} size={size} />
        ))}
        <Price amount={499} was={549} />
        <Price amount={449.1} was={499} isExact />
        <Price amount={0} />
      </Specimen>
      <Specimen name="Tag · seven tones">
        {TAGS.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
      </Specimen>
      <Specimen name="Badge · one, two and three digits">
        {[7, 42, 120].map((count) => (
          <Badge key={count} count={count} label={`${count} days`} />
        ))}
      </Specimen>
      <Specimen name="Ribbon">
        <Ribbon>{M.ribbonComprehensive}</Ribbon>
        <Ribbon>{M.ribbonPopular}</Ribbon>
      </Specimen>
      <Specimen name="StarList · usual, small" layout="grid">
        <StarList points={POINTS} />
        <StarList points={POINTS} isSmall />
      </Specimen>
      {PADDINGS.map((padding) => (
        <Specimen key={padding} name={`Card · three tones, ${padding} padding, lively on hover`} layout="grid">
          {TONES.map((tone) => (
            <Card key={tone} tone={tone} padding={padding} isLively>
              <p>{GALLERY.sample}</p>
            </Card>
          ))}
        </Specimen>
      ))}
    </>
  );
}
