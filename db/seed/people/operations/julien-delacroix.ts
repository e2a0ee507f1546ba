import type { Person } from "../../person";

export const julienDelacroix: Person = {
  language: "fr",
  name: "Julien Delacroix",
  headline: "Responsable d’exploitation logistique",
  email: "julien.delacroix@example.com",
  phone: "+33 6 39 98 14 27",
  location: "Lille, France",
  summary:
    "Responsable d’exploitation avec dix ans d’expérience en plateformes logistiques, dont six dans le commerce en ligne. Habitué aux équipes de plus de 80 personnes, aux pics d’activité et aux projets SAP EWM. Parle allemand au quotidien avec les clients ; prêt à m’installer à Hambourg.",
  jobs: [
    {
      title: "Responsable d’exploitation",
      company: "Flandrex Logistique",
      place: "Lille",
      from: "2021-02",
      to: null,
      bullets: [
        "Pilotage d’un entrepôt de 24 000 m² : 85 salariés, 60 intérimaires en haute saison, deux équipes.",
        "Déploiement de SAP EWM en neuf mois ; erreurs de préparation divisées par trois (de 0,9 % à 0,3 %).",
        "Baisse du coût par commande de 18 % grâce au regroupement des vagues de préparation.",
        "Suivi quotidien des indicateurs : productivité, taux de service (98,6 %), exactitude des stocks (99,5 %).",
        "Budget annuel de 6,5 millions d’euros ; négociation avec quatre transporteurs.",
      ],
    },
    {
      title: "Chef d’équipe logistique",
      company: "Dépôts du Nord",
      place: "Roubaix",
      from: "2017-05",
      to: "2021-01",
      bullets: [
        "Encadrement de 32 préparateurs de commandes et caristes en horaires décalés.",
        "Mise en place des 5S et de réunions de cinq minutes ; accidents du travail réduits de 40 %.",
        "Formation de 50 collaborateurs à la préparation vocale.",
      ],
    },
    {
      title: "Technicien logistique",
      company: "Pharmadis Distribution",
      place: "Arras",
      from: "2015-09",
      to: "2017-04",
      bullets: [
        "Gestion des réceptions et des inventaires tournants de 8 000 références.",
        "Participation au passage à un nouveau WMS (Manhattan).",
      ],
    },
  ],
  education: [
    {
      degree: "Licence professionnelle Management de la logistique",
      school: "Université de Lille",
      place: "Lille",
      from: "2014-09",
      to: "2015-07",
    },
    {
      degree: "DUT Gestion logistique et transport",
      school: "IUT de Tourcoing",
      place: "Tourcoing",
      from: "2012-09",
      to: "2014-06",
    },
  ],
  skills: [
    { group: "Systèmes", items: ["SAP EWM", "Manhattan WMS", "Excel", "Power BI"] },
    { group: "Méthodes", items: ["5S", "Kaizen", "indicateurs", "planification des effectifs"] },
    { group: "Conduite", items: ["CACES R489 catégories 1, 3 et 5", "Permis B"] },
  ],
  certificates: ["Lean Six Sigma, ceinture verte (2022)", "Sauveteur secouriste du travail (2025)"],
  languages: ["Français (langue maternelle)", "Allemand (B2)", "Anglais (B2)"],
  extras: [{ heading: "Centres d’intérêt", items: ["Voile en Manche, entraîneur bénévole de handball"] }],
};
