import type { DemoVignette } from './demo-vignette.ts';
import { vignette as anInterpreterIsNeeded } from './vignettes/an-interpreter-is-needed.ts';
import { vignette as avulsedIncisor } from './vignettes/avulsed-incisor.ts';
import { vignette as bitewingsOfANewPatient } from './vignettes/bitewings-of-a-new-patient.ts';
import { vignette as burningMouthAndPlaques } from './vignettes/burning-mouth-and-plaques.ts';
import { vignette as canineThatDoesNotCome } from './vignettes/canine-that-does-not-come.ts';
import { vignette as capacityAndConsent } from './vignettes/capacity-and-consent.ts';
import { vignette as cariesOfAFourYearOld } from './vignettes/caries-of-a-four-year-old.ts';
import { vignette as collapseInTheChair } from './vignettes/collapse-in-the-chair.ts';
import { vignette as denosumabAndAnExtraction } from './vignettes/denosumab-and-an-extraction.ts';
import { vignette as elderInARemoteClinic } from './vignettes/elder-in-a-remote-clinic.ts';
import { vignette as extractionOnApixaban } from './vignettes/extraction-on-apixaban.ts';
import { vignette as implantThatBleeds } from './vignettes/implant-that-bleeds.ts';
import { vignette as looseLowerDenture } from './vignettes/loose-lower-denture.ts';
import { vignette as painAfterAnExtraction } from './vignettes/pain-after-an-extraction.ts';
import { vignette as painOnBiting } from './vignettes/pain-on-biting.ts';
import { vignette as periodontitisAndDiabetes } from './vignettes/periodontitis-and-diabetes.ts';
import { vignette as pulpitisInPregnancy } from './vignettes/pulpitis-in-pregnancy.ts';
import { vignette as recordsAndAComplaint } from './vignettes/records-and-a-complaint.ts';
import { vignette as rootFillingThatFailed } from './vignettes/root-filling-that-failed.ts';
import { vignette as sharpsInjury } from './vignettes/sharps-injury.ts';
import { vignette as swellingOfAWisdomTooth } from './vignettes/swelling-of-a-wisdom-tooth.ts';
import { vignette as whitePatchOfTheTongue } from './vignettes/white-patch-of-the-tongue.ts';
import { vignette as whiteSpotsAndBraces } from './vignettes/white-spots-and-braces.ts';
import { vignette as yellowFirstMolars } from './vignettes/yellow-first-molars.ts';

/**
 * Vignettes of the demo by the names of their files. Written for it, reviewed by no examiner: every screen that shows
 * one says so.
 */
export const DEMO_VIGNETTES: Readonly<Record<string, DemoVignette>> = {
  anInterpreterIsNeeded,
  avulsedIncisor,
  bitewingsOfANewPatient,
  burningMouthAndPlaques,
  canineThatDoesNotCome,
  capacityAndConsent,
  cariesOfAFourYearOld,
  collapseInTheChair,
  denosumabAndAnExtraction,
  elderInARemoteClinic,
  extractionOnApixaban,
  implantThatBleeds,
  looseLowerDenture,
  painAfterAnExtraction,
  painOnBiting,
  periodontitisAndDiabetes,
  pulpitisInPregnancy,
  recordsAndAComplaint,
  rootFillingThatFailed,
  sharpsInjury,
  swellingOfAWisdomTooth,
  whitePatchOfTheTongue,
  whiteSpotsAndBraces,
  yellowFirstMolars,
};
