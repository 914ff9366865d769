/**
 * Front door of the interface parts: shell, controls, content, states. No trade words, no fetching, no router: links go
 * through `UiProvider`. Every part renders on the server and works as links, forms and CSS before script arrives.
 * The language they speak is written in docs/design-language.md.
 */
export { Anchor, UiProvider, useUi } from './components/ui-context.tsx';
export type { LinkComponent, LinkProps } from './components/ui-context.tsx';

export { Breadcrumb } from './shell/breadcrumb.tsx';
export type { Crumb } from './shell/breadcrumb.tsx';
export { Container } from './shell/container.tsx';
export { BottomBar, FloatingToolbar } from './shell/floating-toolbar.tsx';
export type { ToolbarEntry } from './shell/floating-toolbar.tsx';
export { MainNavigation, PhoneMenu } from './shell/main-navigation.tsx';
export type { NavigationEntry } from './shell/main-navigation.tsx';
export { Copyright, copyrightYears } from './shell/copyright.tsx';
export { SiteFooter } from './shell/site-footer.tsx';
export type { FooterLink, SiteFooterProps } from './shell/site-footer.tsx';
export { SiteHeader } from './shell/site-header.tsx';
export type { SiteHeaderProps } from './shell/site-header.tsx';
export { SkipLink } from './shell/skip-link.tsx';

export { Button, ButtonLink, IconButton } from './components/button.tsx';
export type { ButtonKind, ButtonProps, ControlSize, IconButtonProps } from './components/button.tsx';
export { Checkbox, Field, Input, RadioGroup, Select, Textarea, useFieldWiring } from './components/field.tsx';
export type { CheckboxProps, FieldProps, InputProps, RadioGroupProps, RadioOption, SelectProps } from './components/field.tsx';
export { PasswordInput } from './components/password-input.tsx';
export { PickBox } from './components/pick-box.tsx';
export type { PickBoxProps, PickOption } from './components/pick-box.tsx';
export { SEARCH_MAX, SearchBox } from './components/search-box.tsx';
export type { SearchBoxProps } from './components/search-box.tsx';
export type { SearchOption } from './components/search-options.tsx';
export { Stepper } from './components/stepper.tsx';
export type { StepperProps } from './components/stepper.tsx';

export { Avatar } from './components/avatar.tsx';
export { Chips, ChoiceLinks, TickBox } from './components/chips.tsx';
export type { Chip, ChoiceLink } from './components/chips.tsx';
export { Code, CopyButton } from './components/copy-button.tsx';
export { Drawing, Empty, ErrorState, Notice } from './components/empty.tsx';
export type { DrawingName, ErrorStateProps } from './components/empty.tsx';
export { Facts } from './components/facts.tsx';
export type { Fact } from './components/facts.tsx';
export { Icon, iconNames } from './components/icons.tsx';
export type { IconName } from './components/icons.tsx';
export { Card, CardGrid, MediaCard } from './components/media-card.tsx';
export type { MediaCardProps } from './components/media-card.tsx';
export { Money } from './components/money.tsx';
export type { MoneyProps } from './components/money.tsx';
export { Pager } from './components/pager.tsx';
export type { PagerProps } from './components/pager.tsx';
export { TableSkeleton } from './components/skeletons.tsx';
export { Strip } from './components/strip.tsx';
export { StockBar } from './components/stock-bar.tsx';
export { Table } from './components/table.tsx';
export type { Column, TableProps } from './components/table.tsx';
export { Tabs } from './components/tabs.tsx';
export type { Tab } from './components/tabs.tsx';
export { Badge, badgeText, Tag } from './components/tag.tsx';
export type { Tone } from './components/tag.tsx';

export { Dialog, Drawer } from './components/dialog.tsx';
export type { DialogAction, DialogProps, DrawerProps } from './components/dialog.tsx';
export { LoadingBar } from './components/loading-bar.tsx';
export { Popover } from './components/popover.tsx';
export type { PopoverProps } from './components/popover.tsx';
export { Toaster } from './components/toaster.tsx';
export { toast } from './model/toast-store.ts';
export type { ToastAction, ToastOptions, ToastTone } from './model/toast-store.ts';

export { LOADING_BAR } from './model/loading-bar-model.ts';
export { useCountdown } from './model/use-countdown.ts';
export { MAX_PAGES, PAGE_BUTTONS, pageWindow } from './model/page-window.ts';
export type { PageWindow } from './model/page-window.ts';
