import type { FunctionComponent, ReactNode } from 'react';
import { DefaultLayout } from '../features/shop/layout/default-layout';
import { MinimalLayout } from '../features/shop/layout/minimal-layout';
import { BackInStockEndPage, BackInStockPage } from './catalogue/back-in-stock';
import { CategoryPage } from './catalogue/category';
import { ComparePage } from './catalogue/compare';
import { DepartmentsPage } from './catalogue/departments';
import { HomePage } from './catalogue/home';
import { FavoritesPage, ViewedPage } from './catalogue/kept';
import { CategoryLandingPage, PromotionPage } from './catalogue/landing';
import { OffersPage } from './catalogue/offers';
import { ProductPage } from './catalogue/product';
import { ReviewPage } from './catalogue/review';
import { ScanPage } from './catalogue/scan';
import { SearchPage, SearchPanelPage } from './catalogue/search';
import { BranchesPage } from './content/branches';
import { CmsPage, ContentPage } from './content/cms-page';
import { ContactPage } from './content/contact';
import { DeliveryPlacePage } from './content/delivery-place';
import { ErrorPage } from './content/error';
import { HomeFitPage } from './content/home-fit';
import { NewsletterConfirmPage, NewsletterEndPage, NewsletterPage } from './content/newsletter';
import { NotFound } from './content/not-found';
import { OwnDataPage } from './content/own-data';
import type { PageProps, PagesOf } from './page-props';
import {
  CONTENT_PATHS,
  type Layout,
  type PathOf,
  ROUTES,
  type Room,
  type Route,
  type RouteIn,
  type RouteName,
} from './routes';

export type Page = FunctionComponent<object>;

/** A component that is read when it is first asked for, not when the Worker starts. */
const later =
  <Props extends object>(read: () => Promise<FunctionComponent<Props>>): FunctionComponent<Props> =>
  async (props) => {
    const Component = await read();
    return <Component {...props} />;
  };

const ROOMS = {
  customer: () => import('./customer'),
  order: () => import('./order'),
  desk: () => import('./desk'),
} satisfies { [In in Room]: () => Promise<{ PAGES: PagesOf<In> }> };

const LAYOUTS: Record<Layout, FunctionComponent<{ children: ReactNode }>> = {
  default: DefaultLayout,
  minimal: MinimalLayout,
  desk: later(async () => (await ROOMS.desk()).DeskLayout),
  empty: ({ children }) => <main id="contenido">{children}</main>,
};

const record = <Name extends string>(entries: (readonly [Name, Page])[]) =>
  Object.fromEntries(entries) as Record<Name, Page>;

/** Routes whose pages stand in no room. */
type Roomless = Exclude<RouteName, RouteIn<Room>>;

/** The page of each of them, which is given what varies in its path. */
const COMPONENTS: { readonly [Name in Roomless]: FunctionComponent<PageProps<PathOf<Name>>> } = {
  home: HomePage,
  'home-alias': HomePage,
  departments: DepartmentsPage,
  offers: OffersPage,
  search: SearchPage,
  'search-panel': SearchPanelPage,
  'own-data': OwnDataPage,
  newsletter: NewsletterPage,
  'newsletter-confirm': NewsletterConfirmPage,
  'newsletter-end': NewsletterEndPage,
  'back-in-stock': BackInStockPage,
  'back-in-stock-end': BackInStockEndPage,
  compare: ComparePage,
  favorites: FavoritesPage,
  'recently-viewed': ViewedPage,
  review: ReviewPage,
  scan: ScanPage,
  contact: ContactPage,
  'contact-alias': ContactPage,
  error: ErrorPage,
  'page-not-found': NotFound,
  'dev-ui': later(async () => (await import('./content/dev-ui')).DevUiPage),
  category: CategoryPage,
  product: ProductPage,
  'product-variant': ProductPage,
  sucursales: BranchesPage,
  'delivery-place': DeliveryPlacePage,
  'home-fit': HomeFitPage,
  'cms-page': CmsPage,
  promotion: PromotionPage,
  'category-landing': CategoryLandingPage,
  ...record(CONTENT_PATHS.map((identifier) => [identifier, ContentPage] as const)),
};

/** The page of a room, out of its index. */
const inRoom = (room: Room, name: string): Page =>
  later(async () => ((await ROOMS[room]()).PAGES as Record<string, Page>)[name] as Page);

function inLayout(route: Route<RouteName>): Page {
  const { layout, name } = route;
  const Layout = LAYOUTS[layout];
  const room = 'room' in route ? route.room : undefined;
  const Component = room ? inRoom(room, name) : (COMPONENTS[name as Roomless] as Page);
  return (props) => (
    <Layout>
      <Component {...props} />
    </Layout>
  );
}

/** The component of every route of the table, by name, inside its layout. */
export const PAGES = record(ROUTES.map((route) => [route.name, inLayout(route)] as const));
