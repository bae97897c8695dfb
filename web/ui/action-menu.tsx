import { Menu } from '@base-ui/react/menu';
import type { ReactNode, Ref } from 'react';
import { IconButton } from './button.tsx';
import { icon } from './icons.tsx';
import styles from './action-menu.module.css';

const DotsIcon = icon(<path d="M12 5.5V5.6M12 12V12.1M12 18.5V18.6" strokeWidth="3" />);

export interface MenuAction {
  label: string;
  icon: ReactNode;
  /** Number after the label. */
  badge?: ReactNode;
  run: () => void;
  /** Shown, but without effect here. */
  isDisabled?: boolean;
  /** Takes something away. */
  isDangerous?: boolean;
}

interface ActionMenuProps {
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
  /** Accessible name of the button: "More for Lesson 1". */
  label: string;
  actions: readonly MenuAction[];
  className?: string | undefined;
}

/** Menu button of a row, with the keyboard behaviour of native menus: arrows, letters, Escape. */
export function ActionMenu({ ref, label, actions, className }: ActionMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        ref={ref}
        render={<IconButton className={className} label={label} icon={<DotsIcon size={20} />} />}
      />
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} align="end" sideOffset={4} collisionPadding={8}>
          <Menu.Popup className={styles.popup}>
            {actions.map((action) => (
              <Menu.Item
                key={action.label}
                className={styles.item}
                disabled={action.isDisabled}
                data-danger={action.isDangerous || undefined}
                onClick={action.run}
              >
                {action.icon}
                <span className={styles.label}>{action.label}</span>
                {action.badge && <> {action.badge}</>}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
