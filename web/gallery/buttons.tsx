import { useState } from 'react';
import { M } from '../../src/wire/messages.ts';
import { GALLERY } from '../text/copy/gallery.ts';
import { SHELL } from '../text/copy/shell.ts';
import { TWO_FACTOR } from '../text/copy/two-factor.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { ExternalLink, MentorLink } from '../ui/external-link.tsx';
import { CheckIcon, CrossIcon, MenuIcon, RetryIcon } from '../ui/icons.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { Switch } from '../ui/switch.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import { BusyButton } from './busy-button.tsx';
import { Specimen } from './specimen.tsx';

const VARIANTS = ['filled', 'outline', 'quiet', 'danger'] as const;
const SIZES = ['medium', 'small'] as const;

export function ButtonSpecimens() {
  return (
    <>
      {VARIANTS.flatMap((variant) =>
        SIZES.map((size) => (
          <Specimen key={variant + size} name={`Button · ${variant} · ${size}: at rest, with icon, busy, disabled`}>
            <Button variant={variant} size={size}>
              {SHELL.courses}
            </Button>
            <Button variant={variant} size={size} icon={<CheckIcon size={18} />}>
              {SHELL.courses}
            </Button>
            <Button variant={variant} size={size} isBusy busyWords={M.sending}>
              {SHELL.courses}
            </Button>
            <Button variant={variant} size={size} disabled>
              {SHELL.courses}
            </Button>
          </Specimen>
        )),
      )}
      <Specimen name="Button · full, and one that keeps its width while busy: press it" layout="stack">
        <Button full>{M.proceedToPayment}</Button>
        <div>
          <BusyButton />
        </div>
      </Specimen>
      <Specimen name="ButtonLink · all variants">
        {VARIANTS.map((variant) => (
          <ButtonLink key={variant} to="/Home" variant={variant}>
            {SHELL.home}
          </ButtonLink>
        ))}
      </Specimen>
      <Specimen name="IconButton · at rest, disabled">
        <IconButton label={SHELL.menu} icon={<MenuIcon size={22} />} />
        <IconButton label={SHELL.closeMenu} icon={<CrossIcon size={22} />} />
        <IconButton label={SHELL.loadingPage} icon={<RetryIcon size={22} />} disabled />
      </Specimen>
      <Specimen name="ExternalLink, with its kind · MentorLink">
        <ExternalLink href="/Home">{SHELL.home}</ExternalLink>
        <ExternalLink href="/Home" kind="PDF">
          {SHELL.courses}
        </ExternalLink>
        <MentorLink>{SHELL.talkToMentor}</MentorLink>
      </Specimen>
      <Specimen name="CopyButton · says whether it worked">
        <CopyButton
          text={GALLERY.name}
          label={TWO_FACTOR.copyKey}
          copied={TWO_FACTOR.keyCopied}
          failed={TWO_FACTOR.notCopied}
        />
      </Specimen>
      <Specimen name="PrintButton">
        <PrintButton>{SHELL.home}</PrintButton>
      </Specimen>
      <Specimen name="Switch · on, off with a hint, disabled: press it" layout="stack">
        <LiveSwitch label={GALLERY.name} isInitiallyOn />
        <LiveSwitch label={GALLERY.name} hint={GALLERY.nameHint} />
        <LiveSwitch label={GALLERY.name} isDisabled />
      </Specimen>
      <Specimen name="ThemeSwitch · icons, words">
        <ThemeSwitch />
        <ThemeSwitch hasWords />
      </Specimen>
    </>
  );
}

interface LiveSwitchProps {
  label: string;
  hint?: string;
  isInitiallyOn?: boolean;
  isDisabled?: boolean;
}

/** An interactive switch. */
function LiveSwitch({ label, hint, isInitiallyOn = false, isDisabled }: LiveSwitchProps) {
  const [isOn, setOn] = useState(isInitiallyOn);
  return <Switch label={label} hint={hint} isOn={isOn} isDisabled={isDisabled} onChange={setOn} />;
}
