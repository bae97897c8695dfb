import { WordReader } from '../../src/adapters/office/word-reader.ts';
import { YauzlArchiveInspector } from '../../src/adapters/yauzl/archive-inspector.ts';
import { DOC } from '../../src/domain/media/file-types.ts';
import { PlainOfficeReader, plainWordFile } from '../doubles/media/office-reader.ts';
import { makeDoc, makeDocx } from '../support/word.ts';
import { officeReaderContract } from './office-reader.contract.ts';

const TEMPLATE = 'https://example.org/a.dotm';
const DOCS = { text: {}, macros: { more: ['Macros/VBA'] }, template: { template: TEMPLATE } };
const DOCXS = {
  text: {},
  macros: { relations: [['vbaProject', 'a.bin']] },
  template: { relations: [['attachedTemplate', TEMPLATE, 'External']] },
} as const;

officeReaderContract('Word files', {
  reader: new WordReader(new YauzlArchiveInspector()),
  file: (contentType, holds) => (contentType === DOC ? makeDoc(DOCS[holds]) : makeDocx(DOCXS[holds])),
});
officeReaderContract('the plain one of the tests', {
  reader: new PlainOfficeReader(),
  file: (_contentType, holds) => plainWordFile(holds),
});
