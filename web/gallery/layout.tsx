import { GALLERY } from '../text/copy/gallery.ts';
import { Grid, Note, Row, Stack, Text } from '../ui/layout/layout.tsx';
import { Tag } from '../ui/tag.tsx';
import { Specimen } from './specimen.tsx';

const TONES = ['muted', 'ink'] as const;
const SIZES = ['small', 'h3', 'h2'] as const;

const tags = ['1', '2', '3', '4'].map((name) => <Tag key={name}>{name}</Tag>);

export function LayoutSpecimens() {
  return (
    <>
      <Specimen name="Stack · usual, narrow children" layout="grid">
        <Stack gap={2}>{tags}</Stack>
        <Stack gap={2} align="start">
          {tags}
        </Stack>
      </Specimen>
      <Specimen name="Row · packed, spread, at the end" layout="stack">
        <Row gap={2}>{tags}</Row>
        <Row gap={2} justify="between">
          {tags}
        </Row>
        <Row gap={2} justify="end">
          {tags}
        </Row>
      </Specimen>
      <Specimen name="Grid · columns of at least 120 px" layout="stack">
        <Grid min="120px" gap={2}>
          {tags}
        </Grid>
      </Specimen>
      <Specimen name="Text · two tones, three sizes, strong; Note" layout="stack">
        {TONES.map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
        {SIZES.map((size) => (
          <Text key={size} size={size}>
            {size}
          </Text>
        ))}
        <Text weight="strong">{GALLERY.sample}</Text>
        <Note>{GALLERY.sample}</Note>
      </Specimen>
    </>
  );
}
