import { YauzlArchiveInspector } from '../../src/adapters/yauzl/archive-inspector.ts';
import { archiveInspectorContract } from './archive-inspector.contract.ts';

archiveInspectorContract('Yauzl', new YauzlArchiveInspector());
